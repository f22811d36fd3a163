import { beforeEach, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { feedOf } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { townFeeds } from '../../../testing/town-feeds.ts';

describeOnEachDatabase('a typed text', (given) => {
  let api: TestApi;
  beforeEach(async () => {
    api = testApi(given);
    await api.load(...townFeeds());
  });

  test('means towns, areas, types, streets, references, and several of them', async () => {
    const found: Record<string, number[]> = {
      // A town in each language, though only French feeds have it; a postal code; a part of the municipality.
      Egh: [3],
      Luik: [],
      namen: [2, 1],
      '5310': [3],
      Mehaigne: [3],
      // Brussels is its nineteen communes, a province is meant only where it says so.
      bruxelles: [5, 4],
      Brüssel: [5, 4],
      namur: [2, 1],
      'province de Namur': [3, 2, 1],
      'Provinz Namur': [3, 2, 1],
      'brabant wallon': [],
      wallonie: [3, 2, 1],
      // Types, main types.
      villa: [3, 1],
      appart: [5, 4, 2],
      'namur villa': [1],
      'villa à Namur': [1],
      'villa bruxelles': [],
      // Streets, in either language, from any word on; with a town.
      'rue de fer': [5, 1],
      'Rue de Fer Namur': [1],
      'namur, rue de fer': [1],
      ijzerstraat: [5, 1],
      paix: [4],
      louvain: [2],
      // Its address is not public.
      tilleuls: [],
      'avenue des tilleuls': [],
      // References.
      '7003': [3],
      'nam-70': [2, 1],
      'NAM 7001': [1],
    };
    for (const [search, ids] of Object.entries(found))
      expect({ search, ids: await api.found({ search }) }).toEqual({ search, ids });
    expect(await api.found({ search: 'Luik', goal: 1 })).toEqual([6]);
  }, 60_000);

  test('asks for bedrooms by their number', async () => {
    const bedrooms = {
      details: [
        { ID: 1, BedRooms: 3 },
        { ID: 2, BedRooms: 2 },
      ],
    };
    await api.load(feedOf('fr', [{ ID: 1 }, { ID: 2 }], bedrooms));
    for (const search of ['3 chambres', '3 slaapkamers', 'Namur three bedrooms', '3ch.'])
      expect({ search, ids: await api.found({ search }) }).toEqual({ search, ids: [1] });
    expect(await api.found({ search: '2 chambres' })).toEqual([2, 1]);
    const { correctedSearch } = await api.search({ search: 'namr 3 chambres' });
    expect(correctedSearch).toBe('Namur 3 chambres');
  }, 30_000);

  test('does not find a street that one language publishes and another withholds', async () => {
    const address = (PublishAddress: boolean) => ({
      details: [{ ID: 7, Street: 'Rue Secrète', PublishAddress }],
    });
    await api.load(feedOf('fr', [{ ID: 7 }], address(true)), feedOf('nl', [{ ID: 7 }], address(false)));
    expect(await api.found({})).toEqual([7]);
    expect(await api.found({ search: 'rue secrète' })).toEqual([]);
    await api.load(feedOf('nl', [{ ID: 7 }], address(true)));
    expect(await api.found({ search: 'rue secrète' })).toEqual([7]);
  }, 30_000);

  test('is forgiven slips of the keyboard, and told how it was understood', async () => {
    const understood = async (search: string) => {
      const { items, correctedSearch } = await api.search({ search });
      return [items.map(({ id }) => id), correctedSearch];
    };
    expect(await understood('namr')).toEqual([[2, 1], 'Namur']);
    expect(await understood('bruxels vila')).toEqual([[], 'Bruxelles Villa']);
    expect(await understood('villa Egezee')).toEqual([[3], 'villa Eghezée']);
    expect(await understood('namur')).toEqual([[2, 1], null]);
    // Streets too, alone and in a name of several words.
    expect(await understood('rue de la pais')).toEqual([[4], 'rue paix']);
    expect(await understood('ijzerstaat')).toEqual([[5, 1], 'ijzerstraat']);
    expect(await understood('xyzzyx')).toEqual([[], null]);
    expect(await understood('nam')).toEqual([[2, 1], null]);
  }, 30_000);

  test('of any length and kind of characters is answered', async () => {
    for (const search of [
      'de la',
      'à',
      '%',
      "'",
      '_',
      '\\',
      'a '.repeat(50),
      'rue '.repeat(25),
      '( | ) & !',
      '😀',
      '~',
    ])
      await api.search({ search });
    expect(await api.found({ search: 'rue % fer' })).toEqual([]);
  }, 30_000);
});
