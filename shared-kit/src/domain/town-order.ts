import type { Language } from './languages.ts';

/** `'s Gravenwezel`, `'s-Herenelderen`, `’t Zand`: what is left of "des" and "het". */
const CLIPPED_ARTICLE = /^\s*['’‘ʼ`´][st][\s-]+(?=\S)/iu;

/**
 * Compares names of towns as a reader of the language looks for them: accents and case count last, numbers by their value, and a Dutch
 * name with `'s` or `'t` stands under the word after it.
 */
export function townOrder(language: Language): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const toWord = (name: string) => name.replace(CLIPPED_ARTICLE, '');
  return (one, other) => compare(toWord(one), toWord(other)) || compare(one, other);
}
