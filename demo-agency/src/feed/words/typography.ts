import type { Language } from 'shared-kit/domain/languages';

const NO_BREAK_SPACE = '\u00a0';

/** With a true minus sign, for buildings that yield more energy than they use. */
export const signed = (value: number): string => String(value).replace('-', '\u2212');

/** Typographic apostrophes everywhere, in French the no-break space before double punctuation, before a percent sign in German too. */
export function typeset(text: string, language: Language): string {
  const percent = language === 'fr' || language === 'de' ? `${NO_BREAK_SPACE}%` : '%';
  const curly = text.replaceAll("'", '\u2019').replaceAll(/(?<=\d) ?%(?!\w)/g, percent);
  return language === 'fr' ? curly.replaceAll(/ ([:;!?])/g, `${NO_BREAK_SPACE}$1`) : curly;
}
