import * as z from 'zod';
import { DEFAULT_OFFER_TERMS } from 'shared-kit/domain/purchase-offer';

const percent = z.number().min(0).max(100);
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?$/;

/** `forms.json`: what forms ask and offer. It may be left out. */
export const formsFileSchema = z.strictObject({
  /** Purchase offers (product V41). */
  offer: z
    .strictObject({
      isOpen: z.boolean().default(DEFAULT_OFFER_TERMS.isOpen),
      advancePercent: percent.default(DEFAULT_OFFER_TERMS.advancePercent),
      advancePercentOffPlan: percent.default(DEFAULT_OFFER_TERMS.advancePercentOffPlan),
      /** IBAN of the account for clients' money. */
      account: z.string().regex(IBAN, 'must be an IBAN such as BE71 0961 2345 6769').nullable().default(null),
      /** How long an invitation by a link holds. */
      invitationDays: z.number().int().min(1).max(365).default(30),
    })
    .prefault({}),
});
export type FormsFile = z.infer<typeof formsFileSchema>;
