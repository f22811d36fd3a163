import type { Random } from 'shared-kit/domain/seeded-random';
import { hasStation } from '../places/railway.ts';
import type { Setting, Town } from '../towns/town.ts';

/** Ten is best; the seven categories of product P9, in the order in which they are shown. */
export const MOBILITY_CATEGORIES = [
  'public-transport', 'train', 'cycling', 'walking', 'roads', 'schools', 'shops',
] as const; // prettier-ignore

export type MobilityCategory = (typeof MOBILITY_CATEGORIES)[number];

export interface Mobility {
  total: number;
  scores: Record<MobilityCategory, number>;
}

const MIDDLE: Record<Setting, number> = { city: 8.4, coast: 7.6, town: 6.8, village: 4.6 };

export function createMobility(town: Town, random: Random): Mobility {
  const draw = () => oneDecimal(Math.min(10, Math.max(1, MIDDLE[town.setting] + random.between(-1.6, 1.6))));
  const scores = Object.fromEntries(MOBILITY_CATEGORIES.map((category) => [category, draw()]));
  if (!hasStation(town)) scores.train = Math.min(scores.train ?? 0, BEST_WITHOUT_STATION);
  const total = Object.values(scores).reduce((sum, score) => sum + score, 0) / MOBILITY_CATEGORIES.length;
  return { total: oneDecimal(total), scores: scores as Record<MobilityCategory, number> };
}

/** Upper bound for a town without a station, as another town has one. */
const BEST_WITHOUT_STATION = 4;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
