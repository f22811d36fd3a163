import type { Language } from './languages.ts';
import { NUMBER_LOCALE } from './whole-number.ts';

/** How pages are written: dates for Belgium in every language, figures alike in all of them unless the site has another locale (product T3). */
export const pageLocales = (language: Language, { numberLocale }: { numberLocale?: string | undefined }) => ({
  text: `${language}-BE`,
  numbers: numberLocale ?? NUMBER_LOCALE,
});
