import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import { foldWords } from 'shared-kit/domain/slug';

/** The parts of a label that begin with one of the typed words, ignoring case and accents. */
export function matchedParts(label: string, typedWords: readonly string[]): Suggestion['matched'] {
  return [...label.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = foldWords(word);
    const typed = typedWords
      .filter((candidate) => folded.startsWith(candidate))
      .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '');
    return typed === '' ? [] : [[index, index + countLetters(word, typed.length)] as [number, number]];
  });
}

/** How many units of a word fold to so many letters: one letter may fold to two. */
function countLetters(word: string, folded: number): number {
  let units = 0;
  while (units < word.length && foldWords(word.slice(0, units)).length < folded) units++;
  return units;
}
