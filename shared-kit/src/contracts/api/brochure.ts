import type { Language } from '../../domain/languages.ts';

/** Path of the API for the brochure of a property; `:id` is its id. Answers a PDF, in the language of `?lang=`. */
export const BROCHURE_PATH = '/api/properties/:id/brochure.pdf';

/** Where the brochure of a property is read, in a language in use (product P23). */
export const brochurePath = (propertyId: number, language: Language): string =>
  `${BROCHURE_PATH.replace(':id', String(propertyId))}?lang=${language}`;
