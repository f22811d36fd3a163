import * as z from 'zod/mini';
import { LANGUAGES } from '../../domain/languages.ts';

/*
 * The forms of the site: one schema each for browser and API (product V9). Written in zod/mini, to keep the
 * browser's code small. An issue whose message is REQUIRED means that the field is empty; any other, that its value is invalid.
 */

/** Message of an issue about a field that is absent or blank (product T5: null, undefined or a blank string). */
export const REQUIRED = 'required';

export const TITLES = ['mr', 'ms', 'miss'] as const;
export const CONTACT_PREFERENCES = ['phone', 'email'] as const;

const missing = (issue: { input?: unknown }) => (issue.input === undefined ? REQUIRED : undefined);
/** Without control characters and lone surrogates, which databases cannot store. */
const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;
const NO_CONTROL_CHARACTERS_BUT_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** One line of text, so that it cannot inject a mail header. */
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(NO_CONTROL_CHARACTERS));
const optionalLine = (max: number) => z._default(line(max), '');
const requiredLine = (max: number) =>
  z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(max), z.regex(NO_CONTROL_CHARACTERS));

/** A number as people write it, with at least six digits: "+32 (0)81 00.12.34". */
const PHONE = /^(?=(?:\D*\d){6})[\d+()./\s-]*$/;

const fields = {
  /** Optional (product V4). */
  title: z._default(z.enum([...TITLES, '']), ''),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email: z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(254), z.email({ abort: true })),
  phone: requiredLine(40).check(z.regex(PHONE)),
  street: requiredLine(120),
  number: optionalLine(12),
  box: optionalLine(12),
  zip: requiredLine(12),
  city: requiredLine(80),
  remark: z._default(
    z.string().check(z.trim(), z.maxLength(4000), z.regex(NO_CONTROL_CHARACTERS_BUT_LINES)),
    '',
  ),
  /** Times for a call: codes such as `10:00-13:00`, of those that the site offers (product V8). */
  timeSlots: z._default(
    z.array(z.string().check(z.regex(/^\d\d:\d\d-\d\d:\d\d$/))).check(z.maxLength(12)),
    [],
  ),
  preference: z._default(z.enum([...CONTACT_PREFERENCES, '']), ''),
  newsletter: z._default(z.boolean(), false),
  /** Consent to the privacy statement. */
  privacy: z.literal(true, { error: REQUIRED }),
};

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

/** Fields of the contact page (product V2). */
export const contactFieldsSchema = z.object(fields);
export type ContactFields = z.output<typeof contactFieldsSchema>;
export type ContactFieldName = keyof ContactFields;

/** Body of `POST /api/forms/contact`. Unknown fields are refused. */
export const contactFormSchema = z.strictObject({ ...fields, ...envelope });

/** Body of `POST /api/forms/property-request`: the same about a property. */
export const propertyRequestSchema = z.strictObject({
  ...fields,
  ...envelope,
  propertyId: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});
export type ContactForm = z.output<typeof contactFormSchema> & { propertyId?: number };

/** The form is stored and its mails are in the outbox. */
export const formReceiptSchema = z.object({ id: z.string() });
export type FormReceipt = z.output<typeof formReceiptSchema>;
