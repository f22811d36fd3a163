import { foldWords } from 'shared-kit/domain/slug';
import { AREA_NAMES } from './area-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { editDistance, forgivenSlips } from './edit-distance.ts';

/** Words that searches know, by which misspelt ones are corrected. */
class KnownWords {
  /** As written, by their folded form. */
  readonly #words = new Map<string, string>();

  constructor({ cities, types, mainTypes }: Vocabulary) {
    // Where two are equally near, names that come first win.
    for (const { names } of cities.entries()) this.#add(names);
    this.#add(AREA_NAMES);
    for (const { names } of types.entries()) this.#add(names);
    for (const { names } of mainTypes.entries()) this.#add(names);
    for (const { otherNames } of cities.entries()) this.#add(otherNames);
  }

  #add(names: readonly string[]): void {
    for (const word of names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u))) {
      const folded = foldWords(word);
      if (folded.length > 2 && !this.#words.has(folded)) this.#words.set(folded, word);
    }
  }

  /** The known word that a misspelt one is nearest to; undefined if none is near. */
  nearest(word: string): { folded: string; written: string } | undefined {
    const most = forgivenSlips(word);
    if (most === 0) return undefined;
    let best: { folded: string; written: string } | undefined;
    let least = most + 1;
    for (const [folded, written] of this.#words) {
      if (folded.length < 4) continue;
      const slips = editDistance(word, folded, least - 1);
      if (slips >= least) continue;
      [best, least] = [{ folded, written }, slips];
    }
    return best;
  }
}

const byVocabulary = new WeakMap<Vocabulary, KnownWords>();

/** The words of a vocabulary, gathered once. */
export function knownWords(vocabulary: Vocabulary): KnownWords {
  const known = byVocabulary.get(vocabulary) ?? new KnownWords(vocabulary);
  byVocabulary.set(vocabulary, known);
  return known;
}
