import * as z from 'zod/mini';
import {
  LARGEST_TOTAL,
  totalSize,
  typeOfFile,
  uploadedFile,
  type FileType,
} from '../../../domain/uploaded-file.ts';

/*
 * What the fields of forms are made of: one schema each for browser and API (product V9). Written in zod/mini, to keep the browser's
 * code small. An issue whose message is REQUIRED means that the field is empty; any other, that its value is invalid.
 */

/** Message of an issue about a field that is absent or blank (product T5: null, undefined or a blank string). */
export const REQUIRED = 'required';
/** Message of an issue about a text of which a document would print other characters, or none. */
export const UNPRINTABLE = 'characters that documents can print';

/** What is wrong with a field: left empty, too long, with characters that its document cannot print, or otherwise not what it should be. */
export type FieldFault = 'required' | 'too-long' | 'unprintable' | 'invalid';

/** What an issue of a form's schema means for the field that it is about. */
export function fieldFault(issue: { code?: string; origin?: string; message: string }): FieldFault {
  if (issue.message === REQUIRED) return 'required';
  if (issue.message === UNPRINTABLE) return 'unprintable';
  return issue.code === 'too_big' && issue.origin === 'string' ? 'too-long' : 'invalid';
}

export const TITLES = ['mr', 'ms', 'miss'] as const;
export const CONTACT_PREFERENCES = ['phone', 'email'] as const;
/** With what somebody who wants a call is called. */
export const CONTACT_DEVICES = ['mobile', 'landline', 'work'] as const;
/** Countries that an address may be in; elsewhere is `other`. */
export const COUNTRIES = ['BE', 'LU', 'FR', 'DE', 'NL', 'other'] as const;

const missing = (issue: { input?: unknown }) => (issue.input === undefined ? REQUIRED : undefined);
/** Without control characters and lone surrogates, which databases cannot store. */
const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;
const NO_CONTROL_CHARACTERS_BUT_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
/** A number as people write it, with at least six digits: "+32 (0)81 00.12.34". */
const PHONE = /^(?=(?:\D*\d){6})[\d+()./\s-]*$/;
const LONGEST_TEXT = 4000;

/** One line of text, so that it cannot inject a mail header. All texts are kept in the form NFC: what is shown, mailed and printed is one. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max), z.regex(NO_CONTROL_CHARACTERS));
export const optionalLine = (max: number) => z._default(line(max), '');
export const requiredLine = (max: number) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, REQUIRED),
      z.maxLength(max),
      z.regex(NO_CONTROL_CHARACTERS),
    );

/** A town is written with letters: a postal code in its field is a mistake. */
const hasLetter = z.refine<string>((text) => text === '' || /\p{L}/u.test(text), {
  params: { rule: 'a letter or more' },
});
export const requiredTown = () => requiredLine(80).check(hasLetter);
export const optionalTown = () => z._default(line(80).check(hasLetter), '');

export const optionalText = (max = LONGEST_TEXT) =>
  z._default(
    z
      .string()
      .check(z.trim(), z.normalize('NFC'), z.maxLength(max), z.regex(NO_CONTROL_CHARACTERS_BUT_LINES)),
    '',
  );
export const requiredText = (max = LONGEST_TEXT) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, REQUIRED),
      z.maxLength(max),
      z.regex(NO_CONTROL_CHARACTERS_BUT_LINES),
    );

export const email = () =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(254), z.email());
export const requiredPhone = () => requiredLine(40).check(z.regex(PHONE));
export const optionalPhone = () =>
  z._default(
    line(40).check(
      z.refine((text) => text === '' || PHONE.test(text), { params: { rule: 'six digits or more' } }),
    ),
    '',
  );

/** One of a few, or none. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z._default(z.enum([...choices, '']), '' as never);
export const requiredChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: ({ input }) => (input === undefined || input === '' ? REQUIRED : undefined) });

/** A whole number as it is written in a field, from 0 to `max`, or nothing. */
export const optionalNumber = (max: number) =>
  z._default(
    z.string().check(
      z.trim(),
      z.regex(/^\d{0,9}$/),
      z.refine((text) => Number(text) <= max, { params: { rule: `max ${max}` } }),
    ),
    '',
  );

/** A whole number as it is written in a field, from `min` to `max`. */
export const requiredNumber = (max: number, min = 0) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.regex(/^\d{0,9}$/),
    z.refine((text) => text === '' || (Number(text) >= min && Number(text) <= max), {
      params: { rule: `${min} to ${max}` },
    }),
  );

/** A day as browsers send it: 2026-12-01. */
export const requiredDay = () =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.refine((text) => text === '' || isDay(text), { params: { rule: 'a day such as 2026-12-01' } }),
  );

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Times for a call: codes such as `10:00-13:00`, of those that the site offers (product V8). */
export const timeSlots = () =>
  z._default(z.array(z.string().check(z.regex(/^\d\d:\d\d-\d\d:\d\d$/))).check(z.maxLength(12)), []);

/** Consent to the privacy statement. */
export const privacy = () => z.literal(true, { error: REQUIRED });

/** Who writes (product V2): what every form asks of its sender. */
export const person = {
  /** Optional (product V4). */
  title: optionalChoice(TITLES),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email: email(),
};

const BELGIAN_ZIP = /^[1-9]\d{3}$/;

/** A postal code of Belgium has four digits (product V3); other countries have codes of their own. */
export const isZipIn = (country: string, zip: string) =>
  zip === '' || country !== 'BE' || BELGIAN_ZIP.test(zip.trim());

/** Files that were uploaded before the form is sent, by the references that the API answered with (product U1). */
export const files = ({ most, types }: { most: number; types: readonly FileType[] }) => {
  const isOfType = (reference: string) => {
    const file = uploadedFile(reference);
    const type = file && typeOfFile(file.name);
    return type !== undefined && types.includes(type);
  };
  const reference = z
    .string()
    .check(
      z.maxLength(200),
      z.refine(isOfType, { params: { rule: `an uploaded file: ${types.join(', ')}` } }),
    );
  return z._default(
    z.array(reference).check(
      z.maxLength(most),
      z.refine((references) => references.every(isText) && totalSize(references) <= LARGEST_TOTAL, {
        params: { rule: `max ${LARGEST_TOTAL} bytes in all` },
      }),
      z.refine((references) => new Set(references).size === references.length, {
        params: { rule: 'each file once' },
      }),
    ),
    [],
  );
};

const isText = (value: unknown) => typeof value === 'string';
