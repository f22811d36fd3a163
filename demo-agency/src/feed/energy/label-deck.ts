import type { Random } from 'shared-kit/domain/seeded-random';
import type { LabelRanges } from './label-ranges.ts';

export interface DealtLabel {
  label: string;
  performance: number;
}

/**
 * Deals labels like cards: each deck has every label of the region in proportion to its weight and is used up before the next
 * one is shuffled. So even a region with few listings shows all its labels.
 */
export function labelDeck(ranges: LabelRanges, random: Random): () => DealtLabel {
  let deck: string[] = [];
  return () => {
    if (deck.length === 0)
      deck = random.shuffle(ranges.flatMap(([label, , , weight]) => Array(weight).fill(label)));
    const label = deck.pop();
    const range = ranges.find(([candidate]) => candidate === label);
    if (!range) throw new Error('An energy scale without labels');
    return { label: range[0], performance: random.int(range[1], range[2]) };
  };
}
