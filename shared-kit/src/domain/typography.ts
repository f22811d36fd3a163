import type { Language } from './languages.ts';

const NO_BREAK = '\u00a0';

/** After a figure, or the placeholder of one. */
const PERCENT = /(?<=[\d}])[ \u00a0\u202f]?%(?!\w)/g;

/** As `Intl` sets them in the languages of Belgium. */
const PERCENT_OF: Readonly<Record<Language, string>> = {
  nl: '%',
  fr: `${NO_BREAK}%`,
  en: '%',
  de: `${NO_BREAK}%`,
};

/**
 * A text as its language sets it (product T13): a percent sign stands with its figure, after a space that does not break where the language
 * has one. In French a double punctuation mark never begins a line, so that the space before it does not break; other languages set none.
 */
export function typeset(text: string, language: Language): string {
  const set = text.replace(PERCENT, PERCENT_OF[language]);
  if (language !== 'fr') return set;
  return set.replace(/ (?=[:;?!»](?:\s|$|[<'’".,)]))/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
}

/** Between a label and its value. */
export const colon = (language: Language): string => (language === 'fr' ? `${NO_BREAK}: ` : ': ');
