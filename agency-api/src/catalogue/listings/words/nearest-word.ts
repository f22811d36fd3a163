import { AREAS } from 'shared-kit/domain/region';
import type { Language } from 'shared-kit/domain/languages';
import { foldWords } from 'shared-kit/domain/slug';
import { areaName, areaNames, belgianPlaces, namesOfMunicipality } from '../../places/place-names.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { AMENITY_WORDS } from './amenity-words.ts';
import { FEATURE_WORDS } from './feature-words.ts';
import { FILLERS } from './filler-words.ts';
import { TYPE_WORDS } from './type-words.ts';

/** A word folded, and as it is written. */
export interface Word {
  folded: string;
  written: string;
  /** Whether it is a name by itself, not one word of several. */
  isName: boolean;
}

/** A name in some language, and how the page writes it. */
interface Name {
  name: string;
  written?: string | undefined;
}

/** Words that were looked for and are kept with what they are nearest to. */
const MOST_KEPT = 5_000;

/** Words that searches know, by which misspelt ones are corrected. */
class KnownWords {
  /** As written, by their folded form. Where two are equally near, those that come first win. */
  readonly #words = new Map<string, Omit<Word, 'folded'>>();
  /** What was looked for last. */
  readonly #nearest = new Map<string, Word | undefined>();

  readonly #isStrict: boolean;

  /** `isStrict` where so many words are known that any other is near to one: fewer slips, none in the first letter, and no filler is meant. */
  constructor(names: Iterable<Name>, isStrict = false) {
    this.#isStrict = isStrict;
    for (const { name, written } of names) this.#add(name, written);
  }

  #add(name: string, written: string | undefined): void {
    const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
    for (const word of words) {
      const folded = foldWords(word);
      // A name of one word is written in the language of the page.
      const isName = words.length === 1;
      const own = (isName && written) || word;
      const known = this.#words.get(folded);
      if (this.#isStrict && FILLERS.has(folded)) continue;
      if (folded.length > 3 && (!known || (isName && !known.isName)))
        this.#words.set(folded, { written: own, isName });
    }
  }

  /** The known word that a misspelt one is nearest to; undefined if none is near, or if it is the beginning of one. */
  nearest(word: string): Word | undefined {
    if (this.#nearest.has(word)) return this.#nearest.get(word);
    if (this.#nearest.size >= MOST_KEPT) this.#nearest.clear();
    const nearest = this.#findNearest(word);
    this.#nearest.set(word, nearest);
    return nearest;
  }

  #findNearest(word: string): Word | undefined {
    const most = this.#isStrict
      ? Math.min(allowedTypos(word), Math.floor((word.length - 1) / 4))
      : allowedTypos(word);
    if (most === 0 || this.#begins(word)) return undefined;
    let best: Word | undefined;
    let least = most + 1;
    for (const [folded, known] of this.#words) {
      const slips = editDistance(word, folded, least - 1);
      // With two slips the first letter is right: "poutres" is no "autres".
      if (slips >= least || ((slips > 1 || this.#isStrict) && folded[0] !== word[0])) continue;
      [best, least] = [{ folded, ...known }, slips];
    }
    return best;
  }

  #begins(word: string): boolean {
    for (const known of this.#words.keys()) if (known.startsWith(word)) return true;
    return false;
  }
}

function* listNames({ cities, types, mainTypes }: Vocabulary, language: Language): Generator<Name> {
  for (const { ids, names } of cities.entries()) {
    const written = cities.name(ids[0]!, language)?.name;
    for (const name of names) yield { name, written };
  }
  for (const area of AREAS)
    for (const name of areaNames(area)) yield { name, written: areaName(area, language) };
  for (const { webId, names } of types.entries())
    for (const name of names) yield { name, written: types.type(webId, language)?.name };
  for (const { id, names } of mainTypes.entries())
    for (const name of names) yield { name, written: mainTypes.name(id, language) };
  for (const { words } of [...Object.values(FEATURE_WORDS), ...TYPE_WORDS, ...AMENITY_WORDS])
    for (const name of words) yield { name };
  for (const { otherNames } of cities.entries()) for (const name of otherNames) yield { name };
}

const byVocabulary = new WeakMap<Vocabulary, Map<Language, KnownWords>>();

/** The words of a vocabulary as a language writes them, gathered once. */
export function knownWords(vocabulary: Vocabulary, language: Language): KnownWords {
  const byLanguage = byVocabulary.get(vocabulary) ?? new Map<Language, KnownWords>();
  byVocabulary.set(vocabulary, byLanguage);
  const known = byLanguage.get(language) ?? new KnownWords(listNames(vocabulary, language));
  byLanguage.set(language, known);
  return known;
}

const ofStreets = new WeakMap<ListingColumns, KnownWords>();

/** The words of streets with listings, gathered once. */
export function streetWords(columns: ListingColumns): KnownWords {
  const known =
    ofStreets.get(columns) ?? new KnownWords([...columns.streets.words()].map((name) => ({ name })));
  ofStreets.set(columns, known);
  return known;
}

let ofBelgium: KnownWords | undefined;

/** The words of the names of all Belgian places, with listings or without, gathered once. */
export function placeNameWords(): KnownWords {
  ofBelgium ??= new KnownWords(
    belgianPlaces()
      .flatMap(({ name }) => [name, ...namesOfMunicipality(name)])
      .map((name) => ({ name })),
    true,
  );
  return ofBelgium;
}

/**
 * The number of letters to insert, drop, replace or swap with their neighbour that turns one word into another; anything above `most` is
 * `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + Number(!isSame));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[other.length]!, most + 1);
}

/** How many typing errors are allowed in a word: none in short ones, which could then be any word. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}
