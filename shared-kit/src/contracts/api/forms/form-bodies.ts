import * as z from 'zod/mini';
import { LANGUAGES } from '../../../domain/languages.ts';
import type { ApplicationField } from '../../../domain/application-fields.ts';
import { appointmentFields } from './appointment.ts';
import { contactFields, propertyQuestion } from './contact.ts';
import { demandFields } from './demand.ts';
import { documentRequestFields } from './document-request.ts';
import { optionalLine, optionalPhone } from './form-fields.ts';
import { friendFields } from './friend.ts';
import { newsletterFields } from './newsletter.ts';
import { offerFields } from './offer.ts';
import { ASKED_BY_REGION, ASKED_EVERYWHERE } from './rent-application.ts';
import { testimonialFields } from './testimonial.ts';
import { valuationFields } from './valuation.ts';

/** Fields that are sent with every form besides the visitor's input. */
const envelope = {
  language: z.enum(LANGUAGES),
  /** Idempotency key, created once per form: a form that is sent again is stored once. */
  idempotencyKey: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Solution of a challenge of `GET /api/forms/captcha`; only when the API required one. */
  captcha: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
  /** Honeypot: a field that people do not see, but robots fill in. */
  website: z._default(z.string().check(z.maxLength(0)), ''),
  /** Sent without JavaScript, so without a captcha: other rules apply instead. `openedAt` in ms since 1970. */
  scriptless: z.optional(z.strictObject({ openedAt: z.number() })),
};
type Envelope = typeof envelope;

/** The schema of the body by which fields are sent, with what goes beside them. Unknown fields are refused; rules about several fields stay. */
function formBody<Shape extends z.core.$ZodShape, More extends z.core.$ZodShape = Record<never, never>>(
  fields: z.ZodMiniObject<Shape>,
  more: More = {} as More,
): z.ZodMiniObject<Omit<Shape, keyof More> & More & Envelope, z.core.$strict> {
  const { shape, checks = [] } = fields._zod.def;
  return z.strictObject({ ...shape, ...more, ...envelope }).check(...(checks as [])) as never;
}

/** The form is stored and its mails are in the outbox. */
export const formReceiptSchema = z.object({
  id: z.string(),
  /** Of a visit: what its thank-you page asks for the time by; it holds for a day. */
  visit: z.optional(z.string()),
});
export type FormReceipt = z.output<typeof formReceiptSchema>;

/** What every body of a form has. */
export type FormEnvelope = z.output<z.ZodMiniObject<Envelope>>;

/*
 * Bodies of the forms, for those who take or describe them: what the visitor fills in, with what goes along. Apart from the fields, as the
 * browser needs only those.
 */

const propertyId = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** Link of a mail. */
const token = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

export const contactBody = formBody(contactFields);
export const propertyRequestBody = formBody(propertyQuestion, { propertyId });
export const valuationBody = formBody(valuationFields);
/** Whether phone and message belong to it depends on the property. */
export const appointmentBody = formBody(appointmentFields, {
  day: optionalLine(10),
  phone: optionalPhone(),
  propertyId,
});
/** With the token of its mail a demand is changed instead of registered anew. */
export const demandBody = formBody(demandFields, { token });
export const newsletterBody = formBody(newsletterFields);
export const friendBody = formBody(friendFields, { propertyId });
export const documentRequestBody = formBody(documentRequestFields, { propertyId });
/** The agency's invitation (`token`) is needed where offers are not open to everybody. */
export const offerBody = formBody(offerFields, { propertyId, token });
export const testimonialBody = formBody(testimonialFields);

const byRegion = Object.fromEntries(
  Object.entries(ASKED_BY_REGION).map(([field, schema]) => [field, z.optional(schema as z.ZodMiniType)]),
) as { [Field in ApplicationField]: z.ZodMiniOptional<(typeof ASKED_BY_REGION)[Field]> };
/** Fields of every region: which are taken depends on the property. */
export const rentApplicationBody = formBody(z.object({ ...ASKED_EVERYWHERE, ...byRegion }), { propertyId });
