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
