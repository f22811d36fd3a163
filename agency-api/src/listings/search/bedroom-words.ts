import { foldWords } from 'shared-kit/domain/slug';

/** Rooms in general ("pièces", "kamers", "Zimmer") are not bedrooms. */
const BEDROOMS = /^(?:chambres?|ch|slaapkamers?|slpk|bedrooms?|beds?|schlafzimmern?)$/;

const NUMBERS: readonly (readonly string[])[] = [
  ['un', 'une', 'een', 'one', 'ein'],
  ['deux', 'twee', 'two', 'zwei'],
  ['trois', 'drie', 'three', 'drei'],
  ['quatre', 'vier', 'four'],
  ['cinq', 'vijf', 'five', 'funf'],
];

export interface TypedBedrooms {
  /** The least number that is wanted; undefined where the text names none. */
  bedrooms: number | undefined;
  /** The text without it. */
  rest: string;
  /** What was read, as typed; empty without. */
  said: string;
}

/** Reads "2 chambres", "3 slaapkamers", "two bedrooms" or "3ch" out of a typed text; of several the last counts. */
export function readBedrooms(text: string): TypedBedrooms {
  const words = text.split(/\s+/).flatMap(withNumberApart);
  const kept: string[] = [];
  const said: string[] = [];
  let bedrooms: number | undefined;
  for (let at = 0; at < words.length; at++) {
    const number = numberOf(words[at]!);
    const isSaid = number !== undefined && BEDROOMS.test(foldWords(words[at + 1] ?? ''));
    if (!isSaid) {
      kept.push(words[at]!);
      continue;
    }
    bedrooms = number;
    said.push(words[at]!, words[at + 1]!);
    at += 1;
  }
  return said.length > 0
    ? { bedrooms, rest: kept.join(' '), said: said.join(' ') }
    : { bedrooms, rest: text, said: '' };
}

/** "3ch" is two words; other words with digits, such as references, stay as they are. */
function withNumberApart(word: string): string[] {
  const [, number, unit] = /^(\d{1,2})(\p{L}+)\.?$/u.exec(word) ?? [];
  return number && BEDROOMS.test(foldWords(unit!)) ? [number, unit!] : [word];
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const written = NUMBERS.findIndex((names) => names.includes(foldWords(word)));
  return written < 0 ? undefined : written + 1;
}
