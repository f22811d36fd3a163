import { beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { describeOnSharedDatabase } from '../../../../testing/test-database.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { townFeeds } from '../../../../testing/town-feeds.ts';

describeOnSharedDatabase('An address that is being written', (given) => {
  let api: TestApi;
  beforeAll(async () => {
    api = testApi(given);
    await api.load(...townFeeds());
  });
  const asked = async (query: object) =>
    (
      await request(api.app)
        .get('/api/addresses')
        .query({ lang: 'fr', ...query })
        .expect(200)
    ).body;

  test('is found by a street of a listing with a public address, in its town', async () => {
    const { streets } = await asked({ street: 'rue de f' });
    expect(streets).toEqual([
      { name: 'Rue de Fer', zip: '1000', city: 'Bruxelles' },
      { name: 'Rue de Fer', zip: '5000', city: 'Namur' },
    ]);
  });

  test('tells no street that is withheld', async () => {
    for (const street of ['avenue des tilleuls', 'tilleuls'])
      expect((await asked({ street })).streets).toEqual([]);
  });

  test('is found by its postal code, under the names of all languages', async () => {
    expect((await asked({ zip: '9000' })).towns).toEqual(expect.arrayContaining(['Gent', 'Gand', 'Ghent']));
    expect((await asked({ zip: '5020' })).towns.length).toBeGreaterThan(1);
    expect((await asked({ zip: '0000' })).towns).toEqual([]);
  });

  test.each([{}, { street: 'ru' }, { street: '%%%' }, { street: '', zip: '50' }])(
    'of which %j says too little is no list',
    async (query) => {
      expect(await asked(query)).toEqual({ streets: [], towns: [] });
    },
  );
});
