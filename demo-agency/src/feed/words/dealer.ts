import type { Random } from 'shared-kit/domain/seeded-random';
import type { TitleCandidate, Ways } from './voice.ts';

/** Hands out ways of saying things, the one not heard for longest first. */
export interface Dealer {
  deal(ways: Ways): string;
  dealTitle(candidates: readonly TitleCandidate[]): string;
}

const LONGEST_TITLE = 80;
/** After this many texts a wording is as good as new. */
const FORGOTTEN = 40;

/** A dealer remembers what it has dealt: use one for each language, and deal in the order of the list. */
export function createDealer(random: Random): Dealer {
  const heard = new Map<string, number>();
  const titles = new Set<string>();
  let now = 0;

  const silence = (key: string) => Math.min(now - (heard.get(key) ?? -Infinity), FORGOTTEN);
  const remember = (...keys: string[]) => keys.forEach((key) => heard.set(key, now));

  return {
    deal({ group, options }) {
      now++;
      const [best] = options
        .map((text, index) => ({ text, key: `${group}/${index}` }))
        .map((option) => ({ ...option, score: silence(option.key) + random.next() }))
        .sort((one, other) => other.score - one.score);
      if (!best) throw new Error(`No way to say "${group}"`);
      remember(best.key);
      return best.text;
    },
    dealTitle(candidates) {
      now++;
      const [best] = candidates
        .filter(({ text }) => text.length <= LONGEST_TITLE && !titles.has(text))
        .map((candidate) => ({ candidate, score: freshness(candidate) + random.next() * 4 }))
        .sort((one, other) => other.score - one.score);
      if (!best)
        throw new Error(`No new title among "${candidates[0]?.text}" and ${candidates.length} others`);
      remember(`frame ${best.candidate.frame}`, `words ${best.candidate.words}`);
      titles.add(best.candidate.text);
      return best.candidate.text;
    },
  };

  function freshness({ frame, words, rank }: TitleCandidate): number {
    return silence(`words ${words}`) + Math.min(silence(`frame ${frame}`), 24) - rank * 6;
  }
}
