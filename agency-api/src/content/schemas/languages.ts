import * as z from 'zod';
import { languageSchema } from 'shared-kit/contracts/api/scalars';

/** `languages.json`: which of the bundled languages are offered, in the order of the language switch (product A2). */
export const languagesFileSchema = z
  .strictObject({ default: languageSchema, inUse: z.array(languageSchema).min(1) })
  .refine(({ inUse }) => new Set(inUse).size === inUse.length, {
    path: ['inUse'],
    error: 'names a language twice',
  })
  .refine((languages) => languages.inUse.includes(languages.default), {
    path: ['default'],
    error: 'must be one of the languages in use',
  });
export type LanguagesFile = z.infer<typeof languagesFileSchema>;
