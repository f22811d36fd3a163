import { foldWords } from 'shared-kit/domain/slug';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { AREA_NAMES } from './area-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { editDistance, allowedTypos } from './edit-distance.ts';

/** A word folded, and as it is written. */
export interface Word {
  folded: string;
  written: string;
}

/** Words that searches know, by which misspelt ones are corrected. */
class KnownWords {
  /** As written, by their folded form. Where two are equally near, those that come first win. */
  readonly #words = new Map<string, string>();

  constructor(names: Iterable<string>) {
    for (const name of names) this.#add(name);
  }

  #add(name: string): void {
    for (const word of name.split(/[^\p{L}\p{M}\p{N}]+/u)) {
      const folded = foldWords(word);
      if (folded.length > 3 && !this.#words.has(folded)) this.#words.set(folded, word);
    }
  }

  /** The known word that a misspelt one is nearest to; undefined if none is near. */
  nearest(word: string): Word | undefined {
    const most = allowedTypos(word);
    if (most === 0) return undefined;
    let best: Word | undefined;
    let least = most + 1;
    for (const [folded, written] of this.#words) {
      const slips = editDistance(word, folded, least - 1);
      if (slips >= least) continue;
      [best, least] = [{ folded, written }, slips];
    }
    return best;
  }
}

function* namesOf({ cities, types, mainTypes }: Vocabulary): Generator<string> {
  for (const { names } of cities.entries()) yield* names;
  yield* AREA_NAMES;
  for (const { names } of types.entries()) yield* names;
  for (const { names } of mainTypes.entries()) yield* names;
  for (const { otherNames } of cities.entries()) yield* otherNames;
}

const byVocabulary = new WeakMap<Vocabulary, KnownWords>();

/** The words of a vocabulary, gathered once. */
export function knownWords(vocabulary: Vocabulary): KnownWords {
  const known = byVocabulary.get(vocabulary) ?? new KnownWords(namesOf(vocabulary));
  byVocabulary.set(vocabulary, known);
  return known;
}

const ofStreets = new WeakMap<ListingColumns, KnownWords>();

/** The words of streets with listings, gathered once. */
export function streetWords(columns: ListingColumns): KnownWords {
  const known = ofStreets.get(columns) ?? new KnownWords(columns.streets.words());
  ofStreets.set(columns, known);
  return known;
}
