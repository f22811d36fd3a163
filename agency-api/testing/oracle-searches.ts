import { expect } from '@jest/globals';
import { listingSearchSchema, type ListingSearch } from 'shared-kit/contracts/api/listing';
import { AREAS } from 'shared-kit/domain/region';
import { cityKey } from 'shared-kit/domain/towns';
import { ENERGY_GROUPS, FEATURES } from 'shared-kit/domain/search-criteria';
import { RADII, SORTS } from 'shared-kit/domain/listing-query';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { oracleFeeds, ORACLE_TOWNS } from './oracle-feed.ts';
import { ASKED_WORDS, comparable, searchOracle } from './search-oracle.ts';
import type { TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

const HOMES = 150;
/** The largest page. */
const PAGE = 48;

/** Searches of any combination of filters, the same in every run. */
function createSearch(seed: number): ListingSearch {
  const random = randomFor('oracle search', seed);
  const sometimes = <Value>(probability: number, value: () => Value) =>
    random.chance(probability) ? value() : undefined;
  const few = <Item>(list: readonly Item[]) => random.shuffle(list).slice(0, random.int(1, 2));
  const towns = ORACLE_TOWNS.filter(([name]) => name).map(([name, zip]) => cityKey(name, zip));
  return listingSearchSchema.parse({
    lang: 'fr',
    goal: random.pick([0, 0, 1]),
    list: sometimes(0.05, () => 'discreet'),
    search: sometimes(0.3, () =>
      random.pick([
        ...['Namur', 'liege', '5310', 'ab-1', 'villa', 'namur villa', 'C-12'],
        random.pick(ASKED_WORDS),
        `${random.pick(['Namur', 'villa', 'liege'])} ${few(ASKED_WORDS).join(' ')}`,
      ]),
    ),
    city: sometimes(0.3, () => few(towns)),
    radius: sometimes(0.2, () => random.pick(RADII)),
    area: sometimes(0.2, () => few(AREAS)),
    type: sometimes(0.3, () => few([1, 2, 77])),
    bedrooms: sometimes(0.15, () => random.int(0, 2)),
    garages: sometimes(0.1, () => 1),
    priceMin: sometimes(0.15, () => random.pick([0, 100_000, 150_000])),
    priceMax: sometimes(0.15, () => random.pick([200_000, 250_000])),
    energy: sometimes(0.2, () => few(ENERGY_GROUPS)),
    livingMin: sometimes(0.1, () => random.pick([60, 80])),
    livingMax: sometimes(0.1, () => random.pick([80, 100])),
    plotMin: sometimes(0.1, () => 400),
    with: sometimes(0.25, () => few(FEATURES)),
    available: sometimes(0.15, () => random.pick(['2026-01-01', '2027-03-01', '2030-01-01'])),
    bounds: sometimes(0.1, () => '50.4,4.2,50.7,4.9'),
    polygon: sometimes(0.1, () => '50.3,4.1;50.5,4.6;50.3,5.1;50.9,5;50.8,4.4'),
    annuity: random.pick(['show', 'show', 'hide']),
    sold: random.pick(['show', 'hide']),
    sort: random.pick(SORTS),
    pageSize: PAGE,
  });
}

/** Loads feeds and compares the API's answers to searches with those of plain loops over the feeds. */
export async function expectOraclesAnswers(
  api: TestApi,
  { config }: TestDatabase,
  seeds: readonly number[],
): Promise<void> {
  const feeds = oracleFeeds(1, HOMES);
  await api.load(...feeds);
  const oracle = searchOracle(feeds, config.listings.discreetMarquees);
  let found = 0;
  for (const seed of seeds) {
    const search = createSearch(seed);
    const expected = oracle(search);
    const pages = [await api.search(search)];
    while (pages.length < pages[0]!.pageCount)
      pages.push(await api.search({ ...search, page: pages.length + 1 }));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    const { facets, total } = pages[0]!;
    const answered = { ids, total, facets: sorted(comparable(facets)) };
    const wanted = { ids: expected.ids, total: expected.ids.length, facets: sorted(expected.facets) };
    found += ids.length;
    expect({ search, ...answered }).toEqual({ search, ...wanted });
  }
  // Most searches find something, or nothing would be compared.
  expect(found).toBeGreaterThan(seeds.length);
}

/** Towns and types in one order: that of names is another test's. */
function sorted(facets: ReturnType<typeof comparable>) {
  const byKey = (a: readonly [unknown, number], b: readonly [unknown, number]) =>
    String(a[0]).localeCompare(String(b[0]), 'en', { numeric: true });
  return { ...facets, cities: facets.cities.toSorted(byKey), types: facets.types.toSorted(byKey) };
}
