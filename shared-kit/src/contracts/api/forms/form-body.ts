import * as z from 'zod/mini';
import { LANGUAGES } from '../../../domain/languages.ts';

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
export function formBody<
  Shape extends z.core.$ZodShape,
  More extends z.core.$ZodShape = Record<never, never>,
>(
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
