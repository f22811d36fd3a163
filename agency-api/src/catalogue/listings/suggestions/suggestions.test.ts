import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { suggestionListSchema, type Suggestion } from 'shared-kit/contracts/api/suggestion';
import request from 'supertest';
import { describeOnDatabase, describeOnSharedDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { townFeeds } from '../../../../testing/town-feeds.ts';

describeOnSharedDatabase('suggestions', (given) => {
  let api: TestApi;
  beforeAll(async () => {
    api = testApi(given);
    await api.load(...townFeeds());
  });

  const suggested = (text: string) => suggestedBy(api, text);
  const first = async (text: string, more?: object) => (await suggestedBy(api, text, more))[0];

  test('name towns in the language of the page, whatever the language of what is typed', async () => {
    expect(await first('nam')).toEqual({
      kind: 'town',
      key: 'namur|5000',
      label: 'Namur',
      detail: '5000',
      count: 2,
      matched: [[0, 3]],
      filters: { city: ['namur|5000'] },
      place: null,
    });
    expect(await first('Namen', { lang: 'fr' })).toMatchObject({ key: 'namur|5000', count: 2 });
    expect(await first('namur', { lang: 'nl' })).toMatchObject({ key: 'namen|5000', label: 'Namen' });
    expect(await first('EGHÉZ')).toMatchObject({ key: 'eghezée|5310', matched: [[0, 5]] });
    expect(await first('5310')).toMatchObject({ key: 'eghezée|5310' });
    expect(await first('mehaigne')).toMatchObject({ key: 'eghezée|5310', detail: '5310 · Mehaigne' });
    expect(await first('luik', { goal: 1 })).toMatchObject({
      key: 'liège|4000',
      detail: '4000 · Luik',
      count: 1,
    });
    expect(await first('dinant')).toMatchObject({ key: 'dinant|5500', count: 0 });
  });

  test('name provinces, regions and types with what choosing them finds', async () => {
    const kinds = async (text: string) =>
      (await suggested(text)).map(({ kind, label, count }) => [kind, label, count]);
    expect(await kinds('bruxelles')).toEqual(
      expect.arrayContaining([
        ['town', 'Bruxelles', 1],
        ['region', 'Bruxelles', 2],
      ]),
    );
    expect(await kinds('namur')).toContainEqual(['province', 'Namur', 3]);
    expect(await kinds('villa')).toContainEqual(['type', 'Villa', 2]);
    expect(await kinds('appart')).toContainEqual(['type', 'Appartement fr', 3]);
    for (const text of ['namur', 'bruxelles', 'villa', 'appart', 'rue de fer']) {
      for (const { filters, count, kind } of await suggested(text))
        if (kind !== 'listing') expect((await api.search(filters)).total).toBe(count);
    }
  });

  test('several words name a place and a type', async () => {
    expect(await first('namur villa')).toMatchObject({
      label: 'Villa · Namur',
      count: 1,
      filters: { city: ['namur|5000'], search: 'Villa' },
    });
    expect(await first('duplex ixel')).toMatchObject({
      count: 1,
      filters: { city: ['ixelles|1050'], search: 'Duplex' },
    });
  });

  test('name features with what choosing them finds, in the language of the page', async () => {
    expect(await first('jardin')).toEqual({
      kind: 'feature',
      key: 'garden',
      label: 'Avec jardin',
      detail: '',
      count: 2,
      matched: [[5, 11]],
      filters: { with: ['garden'] },
      place: null,
    });
    expect(await first('tuin', { lang: 'nl' })).toMatchObject({ label: 'Met tuin', count: 2 });
    expect(await first('with a garden', { lang: 'en' })).toMatchObject({ label: 'With a garden' });
    expect(await first('jardn')).toMatchObject({ key: 'garden', matched: [] });
    // What no filter is of is searched for in texts, in the words of the page.
    expect(await first('pool', { lang: 'fr' })).toMatchObject({
      label: 'Avec piscine',
      count: 1,
      filters: { search: 'piscine' },
    });
    expect(await first('piscine', { lang: 'en' })).toMatchObject({
      label: 'With a swimming pool',
      filters: { search: 'swimming pool' },
    });
    for (const text of ['jardin', 'piscine']) {
      const { filters, count } = (await first(text))!;
      expect((await api.search(filters)).total).toBe(count);
    }
    // No home has one, or one that is to be had.
    expect(await suggested('ascenseur')).toEqual([]);
    expect(await first('jardin', { goal: 1 })).toBeUndefined();
  });

  test('a slip of the keyboard is forgiven', async () => {
    expect(await first('namr')).toMatchObject({ key: 'namur|5000', matched: [] });
    expect(await suggested('xyzzyx')).toEqual([]);
  });

  test('name streets with a public address only', async () => {
    expect(await suggested('rue de f')).toMatchObject([
      { kind: 'street', label: 'Rue de Fer', detail: '1000 Bruxelles', count: 1 },
      { kind: 'street', label: 'Rue de Fer', detail: '5000 Namur', count: 1 },
    ]);
    expect(await first('paix')).toMatchObject({
      filters: { search: 'Rue de la Paix', city: ['ixelles|1050'] },
    });
    expect(await suggested('tilleuls')).toEqual([]);
  });

  test('a reference or an ID leads to its listing, of either goal, sold ones too, but to no discreet one', async () => {
    expect(await first('egh-7003')).toMatchObject({
      kind: 'listing',
      key: '3',
      label: 'EGH-7003',
      matched: [[0, 8]],
      place: { id: 3, section: 'sale', slugs: { town: 'eghezee' } },
    });
    expect(await first('7006')).toMatchObject({ key: '6', place: { section: 'rent' } });
    expect(await first('7007')).toMatchObject({ key: '7' });
    expect(await suggested('7008')).toEqual([]);
  });

  test('of a query that breaks a rule are refused with the name of the field', async () => {
    const refused = {
      'text=': 'text',
      'text=a&text=b': 'text',
      [`text=${'a'.repeat(101)}`]: 'text',
      'text[a]=b': 'text',
      'text=a&goal=2': 'goal',
      'text=a%00': 'text',
    };
    for (const [query, field] of Object.entries(refused)) {
      const { body } = await request(api.app).get(`/api/suggestions?lang=fr&goal=0&${query}`).expect(422);
      expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
    }
  });
});

describeOnDatabase('suggestions of other listings', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  test('name a listing whose reference holds its ID once', async () => {
    await api.load(createFeed('fr', [{ ID: 700, RecordFile: 'X-700' }]));
    const keys = (await suggestedBy(api, '700')).map(({ key }) => key);
    expect(keys.filter((key) => key === '700')).toHaveLength(1);
  });

  test('of an unfinished word are at most ten, and their counts follow the data', async () => {
    const feeds = townFeeds();
    await api.load(...feeds);
    expect(await suggestedBy(api, 'a')).toHaveLength(10);
    await api.load({ ...feeds[0], properties: feeds[0].properties.slice(1), details: [] }, feeds[1]);
    expect((await suggestedBy(api, 'eghez'))[0]).toMatchObject({ count: 1 });
  });
});

async function suggestedBy(api: TestApi, text: string, more: object = {}): Promise<Suggestion[]> {
  const query = { lang: 'fr', goal: 0, text, ...more };
  const { body } = await request(api.app).get('/api/suggestions').query(query).expect(200);
  return suggestionListSchema.strict().parse(body).items;
}
