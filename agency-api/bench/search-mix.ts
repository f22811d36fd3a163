import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import { listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { SORTS } from 'shared-kit/domain/listing-query';
import { cityKey } from 'shared-kit/domain/city-key';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';
import { GENERATED_TOWNS } from './generated-towns.ts';

/** Shares of kinds of search; each kind adds to goal, language, sort and page. */
const KINDS: readonly (readonly [(random: Random) => Record<string, unknown>, number])[] = [
  [() => ({}), 20],
  [(random) => ({ city: [someCity(random)] }), 20],
  [(random) => ({ city: Array.from({ length: random.int(2, 5) }, () => someCity(random)) }), 10],
  [(random) => ({ type: [random.pick([1, 2, 4, 10])] }), 15],
  [(random) => ({ type: [random.pick([1, 2])], bedrooms: random.int(1, 5), ...somePrice(random) }), 15],
  [(random) => ({ city: [someCity(random)], ...somePrice(random) }), 10],
  [(random) => ({ search: random.pick(GENERATED_TOWNS).name.slice(0, random.int(4, 20)) }), 5],
  [(random) => ({ search: String(random.int(100_000, 199_999)).slice(0, random.int(4, 6)) }), 5],
];

/** Realistic searches, the same in every run. Most request the first pages in the default order. */
export function searchMix(count: number): ListingSearch[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor('search', index);
    const goal = random.chance(0.6) ? 0 : 1;
    return listingSearchSchema.parse({
      lang: random.pick(['fr', 'nl', 'en', 'de']),
      goal,
      sort: random.chance(0.5) ? 'newest' : random.pick(SORTS),
      page: random.chance(0.6) ? 1 : random.int(2, 20),
      ...random.weighted(KINDS)(random),
    });
  });
}

function someCity(random: Random): string {
  const { name, zip } = random.pick(GENERATED_TOWNS);
  return cityKey(name, zip);
}

function somePrice(random: Random) {
  const priceMin = random.int(0, 30) * 10_000;
  return { priceMin, priceMax: priceMin + random.int(5, 40) * 10_000 };
}
