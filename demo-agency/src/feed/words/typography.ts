import type { Language } from 'shared-kit/domain/languages';

const NO_BREAK_SPACE = '\u00a0';

/** With a true minus sign, for buildings that yield more energy than they use. */
export const signed = (value: number): string => String(value).replace('-', '\u2212');

/** Typographic apostrophes everywhere, and in French the no-break space before double punctuation. */
export function typeset(text: string, language: Language): string {
  const curly = text.replaceAll("'", '\u2019');
  return language === 'fr' ? curly.replaceAll(/ ([:;!?])/g, `${NO_BREAK_SPACE}$1`) : curly;
}
