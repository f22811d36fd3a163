import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import { daysAfter } from 'shared-kit/domain/days';
import type { Random } from 'shared-kit/domain/seeded-random';
import { DEMO_DAY } from '../seed.ts';

/** How the price is shown (product L5, L6). */
export interface Asking {
  /** Sale price or monthly rent, euro. */
  price: number;
  startingFrom: boolean;
  published: boolean;
  onDemand: boolean;
}

/** A public price from a day on. */
export interface DatedPrice {
  day: string;
  price: number;
}

/** How the price of a home came down, up to the one of now; only of those whose headline says so. */
export function earlierPrices(status: ListingStatus | null, asking: Asking, random: Random): DatedPrice[] {
  if (status !== 'price-drop' || !asking.published || asking.onDemand) return [];
  const step = asking.price < 5_000 ? 25 : 5_000;
  const lowered = (share: number) => Math.ceil((asking.price * (1 + share)) / step) * step;
  const cuts = random.chance(0.4) ? [random.between(0.07, 0.11), random.between(0.03, 0.05)] : [0.05];
  const since = random.int(20, 60);
  return [...cuts.map(lowered), asking.price].map((price, index, all) => ({
    day: daysAfter(DEMO_DAY, -since - (all.length - 1 - index) * 63),
    price,
  }));
}
