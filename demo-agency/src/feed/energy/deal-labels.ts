import type { DemoRegion } from '../facts/region.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { DEMO_SEED } from '../seed.ts';
import { labelDeck, type DealtLabel } from './label-deck.ts';
import { BRUSSELS, FLANDERS, LUXEMBOURG, WALLONIA } from './label-ranges.ts';

/** Gives the next listing of a region its energy label and value. */
export type LabelDealer = (region: DemoRegion, newBuild: boolean) => DealtLabel;

const RANGES = { wallonia: WALLONIA, brussels: BRUSSELS, flanders: FLANDERS, luxembourg: LUXEMBOURG };

/** New buildings get the good labels of their region, all others the next of their deck. */
export function dealLabels(): LabelDealer {
  const deckFor = (region: DemoRegion) => labelDeck(RANGES[region], randomFor(DEMO_SEED, 'labels', region));
  const decks = {
    wallonia: deckFor('wallonia'),
    brussels: deckFor('brussels'),
    flanders: deckFor('flanders'),
    luxembourg: deckFor('luxembourg'),
  };
  const newBuildDecks = {
    ...decks,
    wallonia: labelDeck(WALLONIA.slice(1, 3), randomFor(DEMO_SEED, 'new-labels', 'wallonia')),
    brussels: labelDeck(BRUSSELS.slice(1, 5), randomFor(DEMO_SEED, 'new-labels', 'brussels')),
  };
  return (region, newBuild) => (newBuild ? newBuildDecks : decks)[region]();
}
