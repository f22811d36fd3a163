import type { Language } from '../../domain/languages.ts';

/** Path of the API for the brochure of a property; `:id` is its id. Answers a PDF, in the language of `?lang=`. */
export const BROCHURE_PATH = '/api/properties/:id/brochure.pdf';

/** Where the brochure of a property is read, in a language in use (product P23). */
export const brochurePath = (propertyId: number, language: Language): string =>
  `${BROCHURE_PATH.replace(':id', String(propertyId))}?lang=${language}`;

/** Path of the API for an open day of a property as a file for calendars; `:start` is its beginning, as `20261205T090000Z`. */
export const OPEN_DAY_PATH = '/api/properties/:id/open-days/:start.ics';

/** Where an open day is read by calendars, in a language in use (product P28). */
export const openDayPath = (propertyId: number, startsAt: string, language: Language): string =>
  `${OPEN_DAY_PATH.replace(':id', String(propertyId)).replace(':start', compactMoment(startsAt))}?lang=${language}`;

/** `2026-12-05T09:00:00.000Z` as `20261205T090000Z`. */
export const compactMoment = (moment: string): string => moment.replace(/\.\d+/, '').replace(/[-:]/g, '');
