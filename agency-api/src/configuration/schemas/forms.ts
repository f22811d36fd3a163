import * as z from 'zod';
import { commands } from 'shared-kit/contracts/api/commands';
import { formOfPath, refusedRequirement } from 'shared-kit/contracts/api/forms/required-fields';
import { DEFAULT_OFFER_TERMS } from 'shared-kit/domain/purchase-offer';

const percent = z.number().min(0).max(100);
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?$/;

const FORMS = new Map(
  Object.values(commands).flatMap(({ path, body }) => {
    const form = formOfPath(path);
    return form === undefined ? [] : [[form, body] as const];
  }),
);

/** Fields of forms that must be filled in, or need not (product V44). */
const requiredSchema = z.record(z.string(), z.record(z.string(), z.boolean())).check(({ value, issues }) => {
  const refuse = (path: string[], message: string) =>
    issues.push({ code: 'custom', input: value, path, message });
  for (const [form, fields] of Object.entries(value)) {
    const body = FORMS.get(form);
    if (!body) refuse([form], `is no form: those are ${[...FORMS.keys()].join(', ')}`);
    else
      for (const [field, isRequired] of Object.entries(fields)) {
        const refusal = refusedRequirement(body as never, field, isRequired);
        if (refusal) refuse([form, field], refusal);
      }
  }
});

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
  required: requiredSchema.default({}),
});
