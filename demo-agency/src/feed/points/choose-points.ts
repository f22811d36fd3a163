import type { Random } from 'shared-kit/domain/seeded-random';
import type { ListingFacts } from '../listing-facts.ts';
import { pointsThatApply, type PointKey } from './point.ts';

const AT_MOST = 5;
/** Points with nearly the same meaning: a text uses one of each group. */
const ALIKE: readonly (readonly PointKey[])[] = [
  ['south-garden', 'large-garden', 'courtyard', 'meadow', 'ground-garden'],
  ['garage', 'double-garage'],
  ['low-energy', 'solar'],
  ['new-build', 'renovated', 'to-renovate', 'period'],
  ['quiet', 'countryside'],
  ['attic', 'cellar'],
  ['fully-let', 'more-potential'],
  ['large-plot', 'wide-plot'],
];

/** Up to five points, roughly by strength; with a random part, so that neighbours have different points. */
export function choosePoints(listing: ListingFacts, random: Random): PointKey[] {
  const ranked = pointsThatApply(listing)
    .map(({ key, strength }) => ({ key, rank: strength * random.between(0.45, 1.3) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ key }) => key);
  const chosen: PointKey[] = [];
  for (const key of ranked) {
    if (chosen.length < AT_MOST && !chosen.some((other) => alike(key, other))) chosen.push(key);
  }
  return chosen;
}

const alike = (one: PointKey, other: PointKey) =>
  ALIKE.some((group) => group.includes(one) && group.includes(other));
