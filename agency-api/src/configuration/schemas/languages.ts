import * as z from 'zod';
import { languageSchema } from 'shared-kit/contracts/api/scalars';

const numberLocaleSchema = z.string().refine(isLocale, { error: 'must be a locale such as "fr-BE"' });

/** Whether numbers can be written so: a well-formed tag of a known language. */
function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

/** `languages.json`: which of the bundled languages are offered, in the order of the language switch (product A2). */
export const languagesFileSchema = z
  .strictObject({
    default: languageSchema,
    inUse: z.array(languageSchema).min(1),
    /** Whether the language switch shows a flag beside each. */
    flags: z.boolean().optional(),
    /** In which locale numbers of a language are written, such as `{ "de": "de-DE" }`; as in Belgian Dutch without one (product T3). */
    numberLocales: z.partialRecord(languageSchema, numberLocaleSchema).optional(),
  })
  .refine(({ inUse }) => new Set(inUse).size === inUse.length, {
    path: ['inUse'],
    error: 'names a language twice',
  })
  .refine((languages) => languages.inUse.includes(languages.default), {
    path: ['default'],
    error: 'must be one of the languages in use',
  });
