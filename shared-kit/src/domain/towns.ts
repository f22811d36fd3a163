import { foldWords } from './slug.ts';
import type { Language } from './languages.ts';

export interface City {
  name: string;
  zip: string;
}

/** Key of a city in queries and counts: lower-case `name|zip`, since cities are keyed by both (product S3). */
export function cityKey(name: string, zip: string | number): string {
  return `${tidy(name)}|${tidy(String(zip))}`;
}

/** Equal for all spellings of a town with one postal code that differ in case, accents or punctuation alone: they are one town. */
export function foldedCityKey(name: string, zip: string | number): string {
  return `${foldedTown(name)}|${tidy(String(zip))}`;
}

/** The name of a town without case, accents and punctuation; just without these where nothing of it can be written in a-z and 0-9. */
export function foldedTown(name: string): string {
  return foldWords(name) || tidy(name);
}

/**
 * Reads a city key of any case and spacing; the parts are normalised as in `cityKey`. A key without zip gives an empty zip.
 * Without a name: undefined.
 */
export function parseCityKey(key: string): City | undefined {
  const bar = key.lastIndexOf('|');
  const name = tidy(bar < 0 ? key : key.slice(0, bar));
  return name === '' ? undefined : { name, zip: bar < 0 ? '' : tidy(key.slice(bar + 1)) };
}

/** Removes control characters too: databases reject some of them. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

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
