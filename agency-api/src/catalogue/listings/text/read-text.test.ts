import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SQL } from '../../../database/drizzle.ts';
import { PgDialect } from '../../../database/drizzle.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { townFeeds } from '../../../../testing/town-feeds.ts';

describeOnDatabase('a typed text', (given) => {
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
  });

  test('asks for bedrooms by their number', async () => {
    const bedrooms = {
      details: [
        { ID: 1, BedRooms: 3 },
        { ID: 2, BedRooms: 2 },
      ],
    };
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], bedrooms));
    for (const search of ['3 chambres', '3 slaapkamers', 'Namur three bedrooms', '3ch.'])
      expect({ search, ids: await api.found({ search }) }).toEqual({ search, ids: [1] });
    expect(await api.found({ search: '2 chambres' })).toEqual([2, 1]);
    const { correctedSearch } = await api.search({ search: 'namr 3 chambres' });
    expect(correctedSearch).toBe('Namur 3 chambres');
  });

  describe('with places that texts tell of', () => {
    beforeEach(async () => {
      const [fr, nl] = townFeeds();
      const description =
        '<p>Proche de Bruxelles, de Namur et de Wavre. Hall, 2 terrasses, grand séjour.</p>';
      const details = fr.details!.map((detail) =>
        detail.ID === 3 ? { ...detail, Description: description } : detail,
      );
      await api.load({ ...fr, details }, nl);
    });

    test('is corrected though a text has a word of the same stem', async () => {
      for (const search of ['bruxels', 'bruxeles', 'bruxelless'])
        expect([search, (await api.search({ search })).correctedSearch]).toEqual([search, 'Bruxelles']);
      expect(await api.found({ search: 'bruxels' })).toEqual([5, 4]);
      expect((await api.search({ search: 'terrase' })).correctedSearch).toBe('terrasse');
      // What a text says stays what it is, in its singular and plural too, however near a name may be.
      expect(await api.found({ search: 'hall' })).toEqual([3]);
      expect(await api.found({ search: 'séjours' })).toEqual([3]);
    });

    test('looks up all its words by one query', async () => {
      const asked = jest.spyOn(given.database, 'execute');
      const isOfWords = ([query]: unknown[]) =>
        new PgDialect().sqlToQuery(query as SQL).sql.includes('listing_words');
      await api.found({ search: 'Namur hall séjour calme terrasses' });
      expect(asked.mock.calls.filter(isOfWords)).toHaveLength(1);
    });

    test('may be the beginning of a name', async () => {
      const named = async (search: string) => {
        const { items, understood } = await api.search({ search });
        return [items.map(({ id }) => id), understood.map(({ label }) => label)];
      };
      expect(await named('bruxel')).toEqual([[5, 4], ['Bruxelles']]);
      expect(await named('namu')).toEqual([[2, 1], ['Namur']]);
      expect(await named('wallon')).toEqual([[3, 2, 1], ['Wallonie']]);
      expect((await api.search({ search: 'ascens' })).understood).toMatchObject([
        { kind: 'feature', filters: { with: ['lift'] } },
      ]);
    });
  });

  test('names a town with what stands beside it, and a street with its number', async () => {
    for (const search of [
      'centre de Namur',
      'Namur centre',
      'namur centr',
      'Namur et environs',
      'regio Namen',
      'B-5000 Namur',
      'ville de Namur',
    ])
      expect({ search, ids: await api.found({ search }) }).toEqual({ search, ids: [2, 1] });
    expect(await api.found({ search: 'rue de fer 12, Namur' })).toEqual([1]);
  });

  test('asks for a surface of the ground beside a house, and for land alone', async () => {
    const details = [
      { ID: 1, SurfaceGround: 1_200, SurfaceLiving: 150 },
      { ID: 2, SurfaceGround: 300, SurfaceLiving: 1_100 },
    ];
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details }));
    expect(await api.found({ search: 'maison terrain 1000 m²' })).toEqual([1]);
    expect(await api.found({ search: 'maison avec 1000 m² de terrain' })).toEqual([1]);
    expect(await api.found({ search: 'maison 1000 m²' })).toEqual([2]);
    expect(await api.found({ search: 'terrain 1000 m²' })).toEqual([]);
  });

  test('below zero is no number of anything, and no reference', async () => {
    const { items, understood, correctedSearch } = await api.search({ search: '-1' });
    expect([items, correctedSearch, understood.map(({ text }) => text)]).toEqual([[], null, ['-1']]);
  });

  test('is not wanted behind "sans", with an article between too', async () => {
    const details = [{ ID: 1, Lift: true }, { ID: 2 }];
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details }));
    // A home of another feed has none either.
    for (const search of ['sans ascenseur', "pas d'ascenseur", 'zonder een lift', 'without a lift'])
      expect({ search, ids: await api.found({ search }) }).toEqual({ search, ids: [5, 2] });
  });

  test('does not find a street that one language publishes and another withholds', async () => {
    const address = (PublishAddress: boolean) => ({
      details: [{ ID: 7, Street: 'Rue Secrète', PublishAddress }],
    });
    await api.load(
      createFeed('fr', [{ ID: 7 }], address(true)),
      createFeed('nl', [{ ID: 7 }], address(false)),
    );
    expect(await api.found({})).toEqual([7]);
    expect(await api.found({ search: 'rue secrète' })).toEqual([]);
    await api.load(createFeed('nl', [{ ID: 7 }], address(true)));
    expect(await api.found({ search: 'rue secrète' })).toEqual([7]);
  });

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
    expect(await understood('rue de la pais')).toEqual([[4], 'rue de la paix']);
    expect(await understood('ijzerstaat')).toEqual([[5, 1], 'ijzerstraat']);
    expect(await understood('xyzzyx')).toEqual([[], null]);
    expect(await understood('nam')).toEqual([[2, 1], null]);
  });

  test('is forgiven slips in names of Belgian places that have no listing', async () => {
    const understood = async (search: string) => (await api.search({ search })).correctedSearch;
    expect(await understood('knoke')).toBe('Knokke');
    expect(await understood('villa knoke heist')).toBe('villa Knokke heist');
    expect(await understood('oostnde')).toBe('Oostende');
    // A town with listings that is as near comes first; what is right is left alone.
    expect(await understood('namr')).toBe('Namur');
    expect(await understood('knokke')).toBeNull();
    // Words that are near to a part of a name mean no place.
    expect(await understood('granbe')).toBeNull();
  });

  test('has no wish in the name of a place, with listings or without', async () => {
    for (const search of ['Louvain-la-Neuve', 'Bois-de-Villers', 'habay la neuve', 'Thy-le-Château'])
      expect((await api.search({ search })).understood).toMatchObject([
        { kind: 'town', text: search, filters: {} },
      ]);
    const streets = [{ ID: 1, Street: 'Rue de Bois-de-Villers' }];
    await api.load(createFeed('fr', [{ ID: 1 }], { details: streets }));
    expect(await api.found({ search: 'Bois-de-Villers' })).toEqual([1]);
  });

  test('is told with the words of each language for what no filter says', async () => {
    const { understood } = await api.search({ search: 'villa avec piscine sans ascenseur à Namur' });
    expect(understood.map(({ text, inLanguages }) => [text, inLanguages?.nl, inLanguages?.de])).toEqual([
      ['villa', 'villa', 'Villa'],
      ['piscine', 'zwembad', 'Schwimmbad'],
      ['sans ascenseur', 'zonder lift', 'ohne Aufzug'],
      ['Namur', undefined, undefined],
    ]);
  });

  test('that is the title of a home finds that home, whatever its words mean', async () => {
    const Title = 'Une villa avec piscine chauffée';
    const details = [
      { ID: 1, Title },
      { ID: 2, Title: 'Terrain à bâtir : la maison de vos rêves à Liège' },
      { ID: 4, Title: `Encore ${Title}` },
    ];
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 4, MainTypeName: 'Villa' }], { details }),
      createFeed('nl', [{ ID: 1 }], { details: [{ ID: 1, Title: 'Nieuwbouwvilla met verwarmd zwembad' }] }),
    );
    for (const [search, id] of [
      [Title, 1],
      ['  une VILLA avec piscine chauffee', 1],
      ['Nieuwbouwvilla met verwarmd zwembad', 1],
      ['Terrain à bâtir : la maison de vos rêves à Liège', 2],
    ] as const) {
      const { items, correctedSearch, understood } = await api.search({ search });
      expect([search, items.map(({ id }) => id), correctedSearch]).toEqual([search, [id], null]);
      expect(understood).toEqual([
        { kind: 'words', text: search.trim(), label: null, rest: '', filters: {} },
      ]);
    }
    // In a list without it, its words are wishes.
    for (const other of [{ goal: 1 }, { list: 'discreet' }]) {
      const { understood } = await api.search({ search: Title, ...other });
      expect(understood.map(({ kind }) => kind)).toEqual(['type', 'words', 'words']);
    }
  });

  test('that is a title of filters alone, or of a sold home, finds all that it asks for', async () => {
    const details = [
      { ID: 1, Title: 'Maison à vendre à Namur' },
      { ID: 2, Title: 'Maison de maître' },
      { ID: 3, Title: 'Maison avec piscine à Namur' },
      { ID: 4, Title: 'Maison de ville', Description: '<p>Une piscine</p>' },
    ];
    await api.load(
      createFeed(
        'fr',
        details.map(({ ID }) => ({
          ID,
          MainTypeName: 'Maison',
          TypeDescription: ID === 3 ? 'Maison vendue' : 'Maison',
        })),
        { details },
      ),
    );
    expect(await api.found({ search: 'Maison à vendre à Namur' })).toEqual([4, 2, 1]);
    expect(await api.found({ search: 'Maison avec piscine à Namur' })).toEqual([4]);
  });

  test('in quotation marks is one phrase', async () => {
    const details = [
      { ID: 1, Description: '<p>Garage et jardin clos</p>', Street: 'Rue de Fer' },
      { ID: 2, Description: '<p>Jardin clos, garage</p>', Garden: true },
    ];
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details }));
    const found = {
      '"jardin clos"': [2, 1],
      '«\u00a0jardin clos\u00a0»': [2, 1],
      '„jardin clos“ Namur': [2, 1],
      '“rue de fer”': [1],
    };
    for (const [search, ids] of Object.entries(found))
      expect({ search, ids: await api.found({ search }) }).toEqual({ search, ids });
    const { items, understood } = await api.search({ search: 'Namur "garage et jardin"' });
    expect(items.map(({ id }) => id)).toEqual([1]);
    expect(understood.map(({ kind, text, rest }) => [kind, text, rest])).toEqual([
      ['town', 'Namur', '"garage et jardin"'],
      ['words', '"garage et jardin"', 'Namur'],
    ]);
    // Marks change nothing of names.
    expect(await api.found({ search: 'maison" Namur "jardin clos"' })).toEqual([2, 1]);
    expect(await api.found({ search: '"Namur" "jardin clos"' })).toEqual([2, 1]);
    expect(await api.found({ search: 'Namur sans "garage et jardin"' })).toEqual([2]);
    // What nobody says is not taken for something else.
    expect(await api.search({ search: '"jardn"' })).toMatchObject({ total: 0, correctedSearch: null });
  });

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
    // No letter stands for others.
    expect(await api.found({ search: 'rue fe%' })).toEqual([]);
  });
});
