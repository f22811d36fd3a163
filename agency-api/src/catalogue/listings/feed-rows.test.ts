import { beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';

const types = (language: Language) => [
  { ID: 10, WebID: 1, Name: `Maison ${language}`, ShowOrder: 0, Sale: true, Rent: true, language },
  {
    ID: 11,
    ParentID: 10,
    WebID: 5,
    Name: `Villa ${language}`,
    ShowOrder: 2,
    Sale: true,
    Rent: true,
    language,
  },
  {
    ID: 12,
    ParentID: 99,
    WebID: 2,
    Name: `Appartement ${language}`,
    ShowOrder: 1,
    Sale: true,
    Rent: true,
    language,
  },
];

describeOnDatabase('a field of the feed', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });
  const property = async (id: number, lang = 'fr') =>
    (
      (await request(api.app).get(`/api/properties/${id}`).query({ lang }).expect(200))
        .body as PropertyResponse
    ).property;

  test('ParentID makes types a tree: who chooses one finds what belongs to it, and the counts say so', async () => {
    const houses = [
      { ID: 71, WebID: 1, WebIDs: '1' },
      { ID: 72, WebID: 5, WebIDs: '5' },
      { ID: 73, WebID: 2, WebIDs: '2' },
    ];
    await api.load(
      createFeed('fr', houses, { webIDs: types('fr') }),
      createFeed('nl', [], { webIDs: types('nl') }),
    );
    const { facets } = await api.search({ lang: 'fr' });
    expect(facets.types.map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [2, 1],
      [5, 1],
    ]);
    expect(facets.typeTree).toEqual([
      {
        id: 1,
        parentid: null,
        value: 1,
        label: 'Maison fr',
        children: [{ id: 5, parentid: 1, value: 5, label: 'Villa fr', children: [] }],
      },
      { id: 2, parentid: null, value: 2, label: 'Appartement fr', children: [] },
    ]);
    expect(await api.found({ type: 1, sort: 'newest' })).toEqual([72, 71]);
    expect(await api.found({ type: 5 })).toEqual([72]);
  });

  test('PriceUnitText is said beside the price, unless the price begins there or is withheld', async () => {
    const price = { Price: 120, PriceUnitText: 'par m²', SurfaceLiving: 100 };
    await api.load(
      createFeed('fr', [{ ID: 71 }, { ID: 72 }, { ID: 73 }], {
        details: [
          { ID: 71, ...price },
          { ID: 72, ...price, PriceUnit: 7 },
          { ID: 73, ...price, PublishPrice: false },
        ],
      }),
    );
    const { items } = await api.search({ sort: 'newest' });
    const prices = Object.fromEntries(items.map(({ id, price: shown }) => [id, shown.unit]));
    expect(prices).toEqual({ 71: 'par m²', 72: undefined, 73: undefined });
    expect((await property(71)).price.unit).toBe('par m²');
    // It is no price of the whole.
    expect(items.find(({ id }) => id === 71)!.pricePerM2).toBeNull();
  });

  test('City and Zip of the details stand in where the list has none; where it has one, that is the town', async () => {
    await api.load(
      createFeed(
        'fr',
        [
          { ID: 71, City: '', Zip: '' },
          { ID: 72, City: 'NAMUR', Zip: '5000' },
        ],
        {
          details: [
            { ID: 71, City: 'Gand', Zip: '9000' },
            { ID: 72, City: 'Jambes', Zip: '5100' },
          ],
        },
      ),
    );
    const { items, facets } = await api.search({ sort: 'newest' });
    expect(items.map(({ id, city, zip }) => [id, city, zip])).toEqual([
      [72, 'NAMUR', '5000'],
      [71, 'Gand', '9000'],
    ]);
    expect(facets.cities.map(({ key }) => key)).toEqual(['gand|9000', 'namur|5000']);
    expect(await api.found({ city: 'gand|9000' })).toEqual([71]);
    expect((await property(72)).address).toMatchObject({ city: 'NAMUR', zip: '5000' });
  });
});
