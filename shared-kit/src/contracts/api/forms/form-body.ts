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

/** A rule about several fields: what is told at `path` when it does not hold. */
export interface FormRule<Fields> {
  path: keyof Fields & string;
  /** REQUIRED or what the rule says, for those who call the API. */
  message: string;
  holds(fields: Fields): boolean;
}

/** Schemas of a form: of its fields, and of the body by which they are sent. Unknown fields are refused. */
export interface FormSchemas<Shape extends z.core.$ZodShape> {
  fields: z.ZodMiniObject<Shape>;
  body: z.ZodMiniObject<Shape & Envelope, z.core.$strict>;
}

/**
 * Makes the schemas of a form out of its fields.
 * @param rules about several fields; they are checked even where other fields are wrong, so that all faults are told at once
 */
export function formSchemas<Shape extends z.core.$ZodShape>(
  shape: Shape,
  rules: readonly FormRule<z.output<z.ZodMiniObject<Shape>>>[] = [],
): FormSchemas<Shape> {
  const checks = rules.map(({ path, message, holds }) =>
    z.refine((fields) => safely(() => holds(fields as z.output<z.ZodMiniObject<Shape>>)), {
      path: [path],
      error: message,
      params: { rule: message },
      when: () => true,
    }),
  );
  return {
    fields: z.object(shape).check(...(checks as [])),
    body: z.strictObject({ ...shape, ...envelope }).check(...(checks as [])),
  } as unknown as FormSchemas<Shape>;
}

/** A rule that meets a field of another type says nothing: that field's own fault is told. */
function safely(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return true;
  }
}

/** The form is stored and its mails are in the outbox. */
export const formReceiptSchema = z.object({ id: z.string() });
export type FormReceipt = z.output<typeof formReceiptSchema>;

/** What every body of a form has. */
export type FormEnvelope = z.output<z.ZodMiniObject<Envelope>>;
