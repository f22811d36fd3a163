import { beforeAll, expect, test } from '@jest/globals';
import { describeOnSharedDatabase } from '../../../../testing/test-database.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { townFeeds } from '../../../../testing/town-feeds.ts';

describeOnSharedDatabase('a search that finds nothing', (given) => {
  let api: TestApi;
  beforeAll(async () => {
    api = testApi(given);
    await api.load(...townFeeds());
  });
  const alternatives = async (query: object) => {
    const { homes, ...others } = (await api.search(query)).alternatives!;
    return { ...others, homes: homes.map(({ id }) => id) };
  };

  test('is told without which filter it would find how many, and which towns are near', async () => {
    expect(await alternatives({ city: 'eghezée|5310', type: 2 })).toEqual({
      without: [
        { filter: 'city', count: 3 },
        { filter: 'type', count: 1 },
      ],
      towns: [
        { key: 'namur|5000', name: 'Namur', zip: '5000', count: 1, distanceKm: expect.any(Number) },
        { key: 'ixelles|1050', name: 'Ixelles', zip: '1050', count: 1, distanceKm: expect.any(Number) },
        { key: 'bruxelles|1000', name: 'Bruxelles', zip: '1000', count: 1, distanceKm: expect.any(Number) },
      ],
      homes: [2, 4, 5],
    });
    expect((await alternatives({ search: 'wavre' })).without).toEqual([
      { filter: 'search', count: 5 },
      { filter: 'sold', count: 1 },
    ]);
    // A town without listings.
    const dinant = await alternatives({ search: 'Dinant' });
    expect(dinant.towns.map(({ name }) => name).slice(0, 2)).toEqual(['Namur', 'Eghezée']);
    expect(dinant.towns[0]!.distanceKm).toBeCloseTo(22, -1);
  });

  test('what each says is what dropping it finds', async () => {
    const search = {
      city: 'liège|4000',
      bedrooms: 3,
      priceMax: 1_000,
      energy: 'a',
      with: 'lift',
      list: 'public',
    };
    for (const { filter, count } of (await alternatives(search)).without) {
      const key = filter === 'price' ? 'priceMax' : filter;
      expect((await api.search({ ...search, [key]: undefined })).total).toBe(count);
    }
    expect((await api.search({})).alternatives).toBeNull();
  });

  test('is told which one of several features to let go, or all where none is too much by itself', async () => {
    const { without } = await alternatives({ city: 'namur|5000', with: ['garden', 'lift'] });
    expect(without).toEqual([{ filter: 'with', feature: 'lift', count: 1 }]);
    // No home for sale has any of them.
    const none = await alternatives({ with: ['lift', 'furnished'] });
    expect(none.without).toContainEqual({ filter: 'with', count: 5 });
  });

  test('is told which part of its text to let go, and which homes come nearest', async () => {
    const { understood, alternatives: near } = await api.search({ search: 'villa bruxelles ascenseur' });
    expect(understood.map(({ kind, label }) => [kind, label])).toEqual([
      ['type', 'Villa'],
      ['area', 'Bruxelles'],
      ['feature', null],
    ]);
    // Without any one of the three there is nothing: the whole text is too much.
    expect(near!.without).toEqual([{ filter: 'search', count: 5 }]);
    const two = await api.search({ search: 'villa ixelles' });
    expect(two.alternatives!.without.map(({ part, count }) => [two.understood[part!]?.rest, count])).toEqual([
      ['villa', 2],
      ['ixelles', 1],
    ]);
    // The villa of Eghezée is nearer to Ixelles than that of Namur.
    expect(two.alternatives!.homes.map(({ id }) => id)).toEqual([3, 1]);
    for (const { part, count } of two.alternatives!.without)
      expect((await api.search({ search: two.understood[part!]!.rest })).total).toBe(count);
  });
});
