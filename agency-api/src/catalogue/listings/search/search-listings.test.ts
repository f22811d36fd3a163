import { beforeEach, expect, test } from '@jest/globals';
import { listingFacetsSchema } from 'shared-kit/contracts/api/listing';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { listingsFileSchema } from '../../../configuration/schemas/listings.ts';

describeOnDatabase('searching listings', (given) => {
  let api: TestApi;
  const load: TestApi['load'] = (...feeds) => api.load(...feeds);
  const search: TestApi['search'] = (query) => api.search(query);
  const found: TestApi['found'] = (query) => api.found(query);
  beforeEach(() => {
    api = testApi(given);
  });

  const HOMES = createFeed(
    'fr',
    [
      { ID: 1, City: 'Eghezée', Zip: '5310', RecordFile: 'AB12', WebIDs: '1', TypeDescription: 'Villa' },
      {
        ID: 2,
        City: 'Namur',
        Zip: '5000',
        RecordFile: 'ab 13',
        WebIDs: '2',
        MainTypeName: 'Duplex',
        TypeDescription: 'Appartement',
      },
      {
        ID: 3,
        City: 'Namur',
        Zip: '5000',
        RecordFile: 'C1',
        WebIDs: '1, 2',
        MainTypeName: 'Appartement',
        TypeDescription: 'Immeuble',
      },
      { ID: 4, City: 'Namur', Zip: '5000', RecordFile: 'D1L', Goal: 1 },
      { ID: 53, City: 'Dinant', Zip: '5500', RecordFile: 'E1', WebIDs: '1', TypeDescription: 'École' },
    ],
    {
      details: [
        { ID: 1, Price: 300_000, BedRooms: 4, BathRooms: 2 },
        { ID: 2, Price: 150_000, BedRooms: 2 },
        { ID: 3, Price: 900_000, BedRooms: 9, PriceOnDemand: true },
      ],
    },
  );

  test('shows the listings of a goal, newest first', async () => {
    await load(HOMES);
    expect(await found({})).toEqual([53, 3, 2, 1]);
    expect(await found({ goal: 1 })).toEqual([4]);
  });

  test('holiday homes are those of the configured types, towns and references, and in the public list too', async () => {
    const homesBy = async (holiday: object) => {
      const listings = listingsFileSchema.parse({ discreetMarquees: [18], holiday });
      const asked = testApi({ database: given.database, config: { ...given.config, listings } });
      return [
        await asked.found({ list: 'holiday' }),
        await asked.found({ list: 'holiday', goal: 1 }),
        (await asked.search({ list: 'holiday', city: 'namur|5000' })).total,
      ];
    };
    await load({
      ...HOMES,
      properties: HOMES.properties.map((home) => (home.ID === 2 ? { ...home, Marquee: 18 } : home)),
    });
    expect(await homesBy({})).toEqual([[], [], 0]);
    expect(await homesBy({ towns: ['namur|5000'] })).toEqual([[3], [4], 1]);
    expect(await homesBy({ references: ['ab12', 'D 1l', 'nowhere'] })).toEqual([[1], [4], 0]);
    expect(await homesBy({ types: [2], towns: ['dinant|5500'] })).toEqual([[53, 3], [], 1]);
    expect(await found({})).toContain(3);
  });

  test('finds by town, ignoring accents and case, by zip, by reference and by ID', async () => {
    await load(HOMES);
    expect(await found({ search: 'EGHEZEE' })).toEqual([1]);
    expect(await found({ search: 'eghé' })).toEqual([1]);
    expect(await found({ search: '5000 namur' })).toEqual([3, 2]);
    expect(await found({ search: 'ab' })).toEqual([2, 1]);
    expect(await found({ search: 'AB 13' })).toEqual([2]);
    expect(await found({ search: '53' })).toEqual([53, 1]);
    expect(await found({ search: 'mur' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
  });

  test('filters by towns, types, rooms and price; unknown values find nothing', async () => {
    await load(HOMES);
    expect(await found({ city: 'eghezée|5310' })).toEqual([1]);
    expect(await found({ city: ['eghezée|5310', 'Dinant|5500'] })).toEqual([53, 1]);
    expect(await found({ city: 'namur|9999' })).toEqual([]);
    expect(await found({ type: [2] })).toEqual([3, 2]);
    expect(await found({ type: 77 })).toEqual([]);
    expect(await found({ bedrooms: 3 })).toEqual([3, 1]);
    expect(await found({ bedrooms: 2, bathrooms: 2 })).toEqual([1]);
    expect(await found({ bedrooms: 0 })).toEqual([53, 3, 2, 1]);
    expect(await found({ priceMax: 200_000 })).toEqual([2]);
    expect(await found({ priceMin: 200_000 })).toEqual([1]);
  });

  test('sorts by price with unknown ones last, by type and by town', async () => {
    await load(HOMES);
    expect(await found({ sort: 'price-asc' })).toEqual([2, 1, 53, 3]);
    expect(await found({ sort: 'price-desc' })).toEqual([1, 2, 53, 3]);
    expect(await found({ sort: 'type' })).toEqual([3, 2, 53, 1]);
    expect(await found({ sort: 'city' })).toEqual([53, 1, 3, 2]);
  });

  test('pages follow each other in every order; past the end the last one is returned', async () => {
    await load(HOMES);
    for (const sort of ['newest', 'price-asc', 'price-desc', 'type', 'city']) {
      const whole = await found({ sort });
      const first = await found({ sort, pageSize: 3 });
      const last = await search({ sort, pageSize: 3, page: 99 });
      expect([...first, ...last.items.map(({ id }) => id)]).toEqual(whole);
      expect(last).toMatchObject({ page: 2, pageCount: 2, total: 4, pageSize: 3 });
    }
  });

  test('counts ignore their own filter, and keep what the list has without any', async () => {
    await load(HOMES);
    const { facets, total } = await search({ city: 'dinant|5500', type: 2 });
    expect(total).toBe(0);
    expect(facets.cities).toEqual([
      { key: 'dinant|5500', name: 'Dinant', zip: '5500', count: 0 },
      { key: 'eghezée|5310', name: 'Eghezée', zip: '5310', count: 0 },
      { key: 'namur|5000', name: 'Namur', zip: '5000', count: 2 },
    ]);
    expect(facets.types).toEqual([
      { id: 1, name: 'Maison fr', count: 1 },
      { id: 2, name: 'Appartement fr', count: 0 },
    ]);
    const priced = await search({ priceMin: 1 });
    expect(priced.facets.cities.map(({ name, count }) => [name, count])).toEqual([
      ['Dinant', 0],
      ['Eghezée', 1],
      ['Namur', 1],
    ]);
  });

  test('counts change with the data immediately', async () => {
    await load(HOMES);
    expect((await search({})).total).toBe(4);
    await load(createFeed('fr', [{ ID: 1 }]));
    expect(await search({})).toMatchObject({ total: 1, facets: { cities: [{ name: 'Namur', count: 1 }] } });
  });

  test('a town key of one language finds the same in another, under the name of that language', async () => {
    await load(
      createFeed('fr', [
        { ID: 1, City: 'Bruxelles', Zip: '1000' },
        { ID: 2, City: 'Bruxelles', Zip: '1000' },
      ]),
      createFeed('nl', [{ ID: 1, City: 'Brussel', Zip: '1000' }]),
    );
    expect(await found({ lang: 'nl', city: 'bruxelles|1000' })).toEqual([2, 1]);
    expect(await found({ lang: 'fr', city: 'brussel|1000' })).toEqual([2, 1]);
    const { facets, items } = await search({ lang: 'nl', search: 'bruxel' });
    expect(facets.cities).toEqual([{ key: 'brussel|1000', name: 'Brussel', zip: '1000', count: 2 }]);
    expect(items.map(({ city }) => city)).toEqual(['Brussel', 'Brussel']);
    expect(items[0]?.slugs.town).toBe('brussel');
  });

  test('towns with the same name in a language are one town there', async () => {
    await load(
      createFeed('fr', [
        { ID: 1, City: 'Mons', Zip: '7000' },
        { ID: 2, City: 'Mons (centre)', Zip: '7000' },
      ]),
      createFeed('nl', [
        { ID: 1, City: 'Bergen', Zip: '7000' },
        { ID: 2, City: 'Bergen', Zip: '7000' },
      ]),
    );
    expect((await search({ lang: 'fr' })).facets.cities).toHaveLength(2);
    expect((await search({ lang: 'nl' })).facets.cities).toEqual([
      { key: 'bergen|7000', name: 'Bergen', zip: '7000', count: 2 },
    ]);
    expect(await found({ lang: 'nl', city: 'bergen|7000' })).toEqual([2, 1]);
  });

  test('facets are those of a goal without filters', async () => {
    await load(HOMES);
    const { body } = await request(api.app).get('/api/facets').query({ lang: 'fr', goal: 1 });
    expect(listingFacetsSchema.parse(body).cities).toEqual([
      { key: 'namur|5000', name: 'Namur', zip: '5000', count: 1 },
    ]);
  });

  test('an unchanged answer is not sent again', async () => {
    await load(HOMES);
    const { headers } = await request(api.app).get('/api/listings?lang=fr&goal=0');
    expect(headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
    await request(api.app)
      .get('/api/listings?lang=fr&goal=0')
      .set('if-none-match', headers.etag!)
      .expect(304);
  });
});
