import { beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';

describeOnDatabase('a blank value', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  test('in one language does not hide the value of another', async () => {
    await api.load(
      createFeed('fr', [{ ID: 71, City: ' ', Zip: '', WebID: 1, WebIDs: ' ', MainTypeName: '' }], {
        details: [{ ID: 71, Price: 0 }],
      }),
      createFeed('nl', [{ ID: 71, City: 'Gent', Zip: '9000', WebID: 1, WebIDs: '2', MainTypeName: 'Loft' }], {
        details: [{ ID: 71, Price: 250_000 }],
      }),
    );
    for (const lang of ['fr', 'nl', 'en']) {
      const { items, facets } = await api.search({ lang });
      expect(items[0]).toMatchObject({ city: 'Gent', zip: '9000', typeIds: [2], mainType: 'Loft' });
      expect(items[0]?.price).toMatchObject({ kind: 'amount', amount: 250_000 });
      expect(facets.cities).toMatchObject([{ key: 'gent|9000', count: 1 }]);
      expect(facets.types).toMatchObject([{ id: 2, count: 1 }]);
    }
    expect(await api.found({ priceMin: 250_000, priceMax: 250_000, type: 2, city: 'gent|9000' })).toEqual([
      71,
    ]);
  });

  test('in every language leaves the listing in lists, without a town', async () => {
    await api.load(createFeed('fr', [{ ID: 71, City: '', Zip: '' }, { ID: 72 }]));
    const { items, facets, total } = await api.search({ sort: 'city' });
    expect(items.map(({ id, city }) => [id, city])).toEqual([
      [72, 'Namur'],
      [71, ''],
    ]);
    expect(total).toBe(2);
    expect(facets.cities.map(({ name }) => name)).toEqual(['Namur']);
  });

  test('for a main type sorts by the property type, as cards call it', async () => {
    const mainType = (ID: number, MainTypeName: string) => ({ ID, MainTypeName });
    await api.load(
      createFeed('fr', [
        mainType(71, ' '),
        mainType(72, 'Villa'),
        mainType(73, 'Appartement'),
        mainType(74, ''),
        { ...mainType(75, ' '), WebID: 99, WebIDs: '99' },
      ]),
      createFeed('nl', [mainType(71, ''), mainType(72, ' ')]),
    );
    // A type without a name is last.
    for (const lang of ['fr', 'nl', 'de'])
      expect(await api.found({ lang, sort: 'type' })).toEqual([73, 74, 71, 72, 75]);
  });

  test('for a title counts as none', async () => {
    await api.load(
      createFeed('fr', [{ ID: 71, TypeDescription: ' \u00a0 ' }], { details: [{ ID: 71, Title: '   ' }] }),
      createFeed('nl', [{ ID: 71, TypeDescription: ' Huis ' }], { details: [{ ID: 71, Title: ' ' }] }),
    );
    const { body } = await request(api.app).get('/api/properties/71?lang=fr').expect(200);
    expect(body.property).toMatchObject({ title: '', headline: 'Huis', slugs: { town: 'namur', title: '' } });
  });

  test('for the name of a type counts as none', async () => {
    const type = { ID: 1, WebID: 1, ShowOrder: 0, Sale: true, Rent: true };
    await api.load(
      createFeed('fr', [{ ID: 71 }], { webIDs: [{ ...type, Name: ' ', language: 'fr' }] }),
      createFeed('nl', [{ ID: 71 }], { webIDs: [{ ...type, Name: 'Huis', language: 'nl' }] }),
    );
    expect((await api.search({})).facets.types).toEqual([{ id: 1, name: 'Huis', count: 1 }]);
  });
});
