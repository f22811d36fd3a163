import type { Random } from 'shared-kit/domain/seeded-random';
import { pointsThatApply, type PointFacts, type PointKey } from './point.ts';

const AT_MOST = 5;
/** Points that say almost the same: of each group a text names one. */
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

/** Up to five points, roughly by strength; chance keeps neighbours from praising the same thing. */
export function choosePoints(listing: PointFacts, random: Random): PointKey[] {
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
