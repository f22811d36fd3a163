import * as z from 'zod';
import { LANGUAGES } from 'shared-kit/domain/languages';

const LANGUAGE_KEYS = [...LANGUAGES, ...LANGUAGES.map((language) => language.toUpperCase())];

/** A text per language; upper-case keys are understood too (product T1). At least one text is given. */
export const localizedTextSchema = z
  .partialRecord(z.enum(LANGUAGE_KEYS), z.string())
  .refine(
    (texts) => Object.values(texts).some((text) => text?.trim()),
    'needs a text in at least one language',
  );
export type LocalizedText = z.infer<typeof localizedTextSchema>;

const hiddenTextSchema = z.strictObject({ text: z.string(), public: z.boolean() });
const inLanguagesSchema = z
  .partialRecord(
    z.enum(LANGUAGE_KEYS),
    z.union([z.string(), hiddenTextSchema], 'must be a text, or {"text": "…", "public": false}'),
  )
  .refine(
    (texts) => Object.values(texts).some((text) => text && toWords(text).trim()),
    'needs a text in at least one language',
  );
const asWholeSchema = z.strictObject({
  text: localizedTextSchema,
  public: z
    .union(
      [z.boolean(), z.partialRecord(z.enum(LANGUAGES), z.boolean())],
      'must be true or false, or that by language',
    )
    .default(true),
});

/** A text per language; one that is not public is kept, and not shown. */
export type FlaggedText = Partial<Record<string, string | { text: string; public: false }>>;

/**
 * A text with the original's `public` flags (product M17): one for all languages, `{ "text": {…}, "public": false }`, one for some of them,
 * `{ "text": {…}, "public": { "de": false } }`, or one beside each text, `{ "de": { "text": "…", "public": false } }`. Without a flag a text is public.
 * @param clean what each text goes through
 */
export const flaggedTextSchema = (clean: (text: string) => string = (text) => text) =>
  z.unknown().transform((value, { issues }): FlaggedText => {
    const isWhole = typeof value === 'object' && value !== null && 'text' in value;
    const { data, error } = isWhole ? asWholeSchema.safeParse(value) : inLanguagesSchema.safeParse(value);
    if (error) {
      for (const { path, message } of error.issues)
        issues.push({ code: 'custom', path, message, input: value });
      return z.NEVER;
    }
    return mapTexts(isWhole ? byLanguage(data as z.infer<typeof asWholeSchema>) : data, clean);
  });

function byLanguage({ text, public: flags }: z.infer<typeof asWholeSchema>) {
  const isPublic = (key: string) =>
    typeof flags === 'boolean' ? flags : flags[key.toLowerCase() as (typeof LANGUAGES)[number]];
  return Object.fromEntries(
    Object.entries(text).map(([key, words]) => [key, { text: words!, public: isPublic(key) ?? true }]),
  );
}

const mapTexts = (texts: object, clean: (text: string) => string): FlaggedText =>
  Object.fromEntries(
    Object.entries(texts as z.infer<typeof inLanguagesSchema>).map(([key, text]) => {
      const words = clean(toWords(text!));
      return [key, typeof text === 'string' || text!.public ? words : { text: words, public: false }];
    }),
  );

const toWords = (text: string | { text: string }): string => (typeof text === 'string' ? text : text.text);

/** The texts themselves, whatever is public of them: what is not shown may still name something. */
export const allTexts = (texts: FlaggedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, toWords(text!)]));

/** The texts that pages in a language may show: none where its own is not public, even if another language has one that is. */
export function publicTexts(texts: FlaggedText, language: string): LocalizedText {
  const isHidden = [language, language.toUpperCase()].some((key) => typeof texts[key] === 'object');
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      isHidden || typeof text !== 'string' ? [] : [[key, text]],
    ),
  );
}
