import type { Language } from './languages.ts';

const NO_BREAK = '\u00a0';

/**
 * A text as its language sets it (product T13): in French a double punctuation mark never begins a line, so that the space before it does
 * not break. Other languages set none.
 */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text.replace(/ (?=[:;?!»](?:\s|$|[<'’".,)]))/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
}

/** Between a label and its value. */
export const colon = (language: Language): string => (language === 'fr' ? `${NO_BREAK}: ` : ': ');
