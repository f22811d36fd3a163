import { beforeEach, expect, test } from '@jest/globals';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import type { Language } from 'shared-kit/domain/languages';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';

const LANGUAGES: Language[] = ['fr', 'nl', 'en', 'de'];
/** Each with inconsistent spellings of exporters, including the correct one of each language. */
const TOWNS: Record<Language, readonly string[]>[] = [
  {
    fr: ['Bruxelles', 'BRUXELLES', 'Brussel'],
    nl: ['Brussel', 'Bruxelles'],
    en: ['Brussels'],
    de: ['Brüssel', 'Brussel'],
  },
  { fr: ['Mons', 'Mons (centre)'], nl: ['Bergen', 'Mons'], en: ['Mons', ' '], de: ['Mons', 'Bergen'] },
  { fr: ['Eghezée', 'Éghezée', 'EGHEZEE'], nl: ['Eghezée', ' '], en: ['Eghezee'], de: ['Éghezée'] },
  { fr: ['Bergen', ''], nl: ['Bergen'], en: ['Bergen'], de: ['Berg'] },
];
const ZIPS = ['1000', '7000', '5310', '7000'];
const LISTINGS = 60;

/** Feeds in four languages whose records often lack a language, and differ between languages. */
function disagreeingFeeds(seed: number): Feed[] {
  const listings = Array.from({ length: LISTINGS }, (_, index) => {
    const random = randomFor('facets', seed, index);
    return { ID: index + 1, town: random.int(0, TOWNS.length - 1), goal: random.int(0, 1) as 0 | 1 };
  });
  return LANGUAGES.map((language) => {
    const there = listings
      .map((listing) => ({ ...listing, random: randomFor('facets', seed, listing.ID, language) }))
      .filter(({ random }) => random.chance(language === 'fr' ? 0.7 : 0.5));
    return createFeed(
      language,
      there.map(({ ID, town, goal, random }) => ({
        ID,
        Goal: goal,
        City: random.pick(TOWNS[town]![language]),
        Zip: random.chance(0.95) ? ZIPS[town]! : random.pick(['', '1020']),
        WebID: random.int(1, 2),
        WebIDs: random.pick(['1', '2', '1, 2', '', ' ']),
        TypeDescription: random.pick(['Villa', 'Maison', '', ' ']),
        Marquee: random.chance(0.05) ? 18 : 0,
      })),
      { details: there.map(({ ID, random }) => createDetail(ID, random)) },
    );
  });
}

function createDetail(ID: number, random: Random) {
  return {
    ID,
    Price: random.pick([0, null, 150_000, 250_000, 350_000]),
    PublishPrice: random.pick([true, true, true, false, null]),
    BedRooms: random.pick([null, 1, 2, 3]),
  };
}

describeOnDatabase('counts of towns and types', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  /** Every option of a page, with its count and the results of selecting it. */
  async function choices(query: object, { facets }: ListingPage) {
    const cities = facets.cities.map(async ({ key, count }) => {
      return { choice: key, count, found: (await api.search({ ...query, city: key })).total };
    });
    const types = facets.types.map(async ({ id, count }) => {
      return { choice: id, count, found: (await api.search({ ...query, type: id })).total };
    });
    return Promise.all([...cities, ...types]);
  }

  test.each([1, 2])(
    'equal the number of results of selecting them, in every language, list and search (feeds %i)',
    async (seed) => {
      await api.load(...disagreeingFeeds(seed));
      const narrower = [
        {},
        { goal: 1 },
        { list: 'discreet' },
        { priceMin: 200_000 },
        { bedrooms: 2 },
        { search: 'ber' },
        { search: '1' },
      ];
      let offered = 0;
      for (const lang of LANGUAGES) {
        for (const more of narrower) {
          const query = { lang, ...more };
          const page = await api.search(query);
          const checked = await choices(query, page);
          offered += checked.length;
          expect(checked.filter(({ count, found }) => count !== found)).toEqual([]);
          const keys = page.facets.cities.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }
      expect(offered).toBeGreaterThan(100);
    },
    120_000,
  );

  test('a listing without the first language counts with the town named in its own language', async () => {
    await api.load(
      createFeed('fr', [
        { ID: 1, City: 'Bruxelles', Zip: '1000' },
        { ID: 2, City: 'Bruxelles', Zip: '1000' },
      ]),
      createFeed('nl', [
        { ID: 1, City: 'Brussel', Zip: '1000' },
        { ID: 3, City: 'Brussel', Zip: '1000' },
      ]),
    );
    const { facets, items } = await api.search({ lang: 'fr' });
    expect(facets.cities).toEqual([{ key: 'bruxelles|1000', name: 'Bruxelles', zip: '1000', count: 3 }]);
    expect(items.map(({ city }) => city)).toEqual(['Bruxelles', 'Bruxelles', 'Bruxelles']);
    for (const city of ['bruxelles|1000', 'brussel|1000'])
      expect(await api.found({ city })).toEqual([3, 2, 1]);
    expect(await api.found({ search: 'bruxelles' })).toEqual([3, 2, 1]);
  });

  test('one record with a wrong town does not merge two towns', async () => {
    const namur = [1, 2, 3].map((ID) => ({ ID, City: 'Namur', Zip: '5000' }));
    const gand = [4, 5, 6].map((ID) => ({ ID, City: 'Gand', Zip: '9000' }));
    await api.load(
      createFeed('fr', [...namur, ...gand]),
      createFeed('nl', [
        { ID: 1, City: 'Gent', Zip: '9000' },
        { ID: 2, City: 'Namen', Zip: '5000' },
        { ID: 3, City: 'Namen', Zip: '5000' },
        { ID: 4, City: 'Gent', Zip: '9000' },
      ]),
    );
    expect((await api.search({ lang: 'nl' })).facets.cities).toEqual([
      { key: 'gent|9000', name: 'Gent', zip: '9000', count: 3 },
      { key: 'namen|5000', name: 'Namen', zip: '5000', count: 3 },
    ]);
  });

  test('spellings that fold to the same word within a postal code are one town, with the most frequent spelling', async () => {
    const spelt = (ID: number, City: string, Zip = '5310') => ({ ID, City, Zip });
    await api.load(
      createFeed('fr', [
        spelt(1, 'Eghezée'),
        spelt(2, 'Éghezée'),
        spelt(3, 'EGHEZEE'),
        spelt(4, 'Éghezée', '5311'),
        spelt(5, 'Thorembais Saint-Trond', '1360'),
        spelt(6, 'Thorembais-Saint-Trond', '1360'),
        spelt(7, 'Thorembais-Saint-Trond', '1360'),
      ]),
    );
    const { facets } = await api.search({});
    expect(facets.cities.map(({ name, zip, count }) => [name, zip, count])).toEqual([
      ['Éghezée', '5310', 3],
      ['Éghezée', '5311', 1],
      ['Thorembais-Saint-Trond', '1360', 3],
    ]);
    for (const city of ['eghezée|5310', 'éghezée|5310', 'EGHEZEE|5310'])
      expect(await api.found({ city })).toEqual([3, 2, 1]);
    expect((await api.search({ city: 'eghezee|5310' })).items.map(({ city }) => city)).toEqual([
      'Éghezée',
      'Éghezée',
      'Éghezée',
    ]);
  });
});
