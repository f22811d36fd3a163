import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../database/drizzle.ts';
import {
  newListingsSchema,
  sitemapListingsSchema,
  sitemapSchema,
  type SitemapListings,
} from 'shared-kit/contracts/api/sitemap';
import request from 'supertest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { exampleContent } from '../../testing/example-agency.ts';
import { createFeed } from '../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';
import { siteContent } from '../database/schema/content.ts';

describeOnDatabase('the sitemap', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const get = async (path: string, query: object = {}) =>
    (await request(api.app).get(path).query(query).expect(200)).body as unknown;
  const contents = async () => sitemapSchema.strict().parse(await get('/api/sitemap'));
  const listings = async (query: object = {}) =>
    sitemapListingsSchema.strict().parse(await get('/api/sitemap/listings', query));
  const listIds = ({ items }: SitemapListings) => items.map(({ id }) => id);

  test('has each listing once, in windows that follow each other', async () => {
    await api.load(createFeed('fr', [{ ID: 5 }, { ID: 2 }, { ID: 9 }, { ID: 2_000_000_000 }]));
    const first = await listings({ limit: 2 });
    expect([listIds(first), first.next]).toEqual([[2, 5], 9]);
    const second = await listings({ limit: 2, from: first.next });
    expect([listIds(second), second.next]).toEqual([[9, 2_000_000_000], null]);
    expect((await contents()).listings).toMatchObject([{ from: 2 }]);
  });

  test('names a listing in the path of each language in use', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1, City: 'Namur' }], { details: [{ ID: 1, Title: 'Belle maison' }] }),
      createFeed('nl', [{ ID: 1, City: 'Namen' }], { details: [{ ID: 1, Title: 'Mooi huis' }] }),
    );
    const { items } = await listings();
    expect(items).toMatchObject([
      {
        id: 1,
        section: 'sale',
        slugsByLanguage: {
          fr: { town: 'namur', title: 'belle-maison' },
          nl: { town: 'namen', title: 'mooi-huis' },
          de: { title: 'belle-maison' },
        },
      },
    ]);
  });

  test('leaves out what is discreet, sold or withdrawn, in whichever language it is said', async () => {
    const [discreet] = given.config.listings.discreetMarquees;
    await api.load(
      createFeed('fr', [
        { ID: 1 },
        { ID: 2, Marquee: discreet! },
        { ID: 3, TypeDescription: 'VENDU' },
        { ID: 4 },
        { ID: 5, Goal: 1 },
      ]),
      createFeed('nl', [{ ID: 4, TypeDescription: 'VERKOCHT' }]),
    );
    expect(listIds(await listings())).toEqual([1, 5]);
    await api.load(createFeed('fr', [{ ID: 5, Goal: 1 }]));
    expect(listIds(await listings())).toEqual([5]);
  });

  test('does not name a street that is withheld', async () => {
    const [withheld, published] = [1, 2].map((ID) => ({
      ID,
      Title: 'Maison rue des Tilleuls',
      Street: 'Rue des Tilleuls',
      PublishAddress: ID === 2,
    }));
    await api.load(createFeed('fr', [{ ID: 1 }, { ID: 2 }], { details: [withheld!, published!] }));
    const { items } = await listings();
    expect(items.map(({ slugsByLanguage }) => slugsByLanguage.fr!.title)).toEqual([
      '',
      'maison-rue-des-tilleuls',
    ]);
  });

  test('tells when a listing changed: not by a load that changes nothing', async () => {
    const feed = (type: string) => createFeed('fr', [{ ID: 1, MainTypeName: type }, { ID: 2 }]);
    const times = async () =>
      Object.fromEntries((await listings()).items.map(({ id, lastModified }) => [id, lastModified]));
    await api.load(feed('Maison'));
    const long = '2020-01-01T00:00:00Z';
    await given.database.execute(sql`update listing_dates set changed_at = ${long}`);
    await api.load(feed('Maison'));
    expect(await times()).toEqual({ 1: long, 2: long });
    await api.load(feed('Villa'));
    const changed = await times();
    expect(changed).toEqual({ 1: expect.not.stringMatching(long), 2: long });
    expect((await contents()).listings[0]!.lastModified).toBe(changed[1]);
  });

  test('names the content pages that the agency has', async () => {
    const { content } = await exampleContent();
    const hidden = { ...content.pages.find(({ page }) => page === 'about')!, isActiveSEO: false };
    const store = (pages: typeof content.pages) =>
      given.database
        .insert(siteContent)
        .values({ version: 1, origin: 'agency', digest: '', content: { ...content, pages } })
        .onConflictDoUpdate({
          target: siteContent.id,
          set: { version: sql`site_content.version + 1`, content: { ...content, pages } },
        });
    const paths = async () => (await contents()).pages.map((page) => page.paths.nl);
    await store(content.pages);
    expect(await paths()).toEqual(expect.arrayContaining(['privacy', 'over-ons']));
    expect(await paths()).not.toContain('');
    const about = (await contents()).pages.find((page) => page.paths.nl === 'over-ons');
    expect(about).toMatchObject({ lastModified: `${hidden.modifyDate}T00:00:00Z` });
    await store([...content.pages.filter(({ page }) => page !== 'about'), hidden]);
    expect(await paths()).not.toContain('over-ons');
  });

  test('new listings come newest first, with the time that the site first had them', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3, TypeDescription: 'VENDU' }, { ID: 4, Goal: 1 }]),
    );
    const { items } = newListingsSchema.parse(await get('/api/new-listings', { lang: 'fr', goal: 0 }));
    expect(items.map(({ id }) => id)).toEqual([2, 1]);
    await api.load(createFeed('fr', [{ ID: 1, MainTypeName: 'Autre' }, { ID: 2 }]));
    const again = newListingsSchema.parse(await get('/api/new-listings', { lang: 'fr', goal: 0 }));
    expect(again.items.map(({ publishedAt }) => publishedAt)).toEqual(
      items.map(({ publishedAt }) => publishedAt),
    );
  });

  test.each([
    ['/api/sitemap/listings', { limit: 5_000 }, 'limit'],
    ['/api/sitemap/listings', { from: -1 }, 'from'],
    ['/api/sitemap/listings', { from: 'x' }, 'from'],
    ['/api/new-listings', { lang: 'es', goal: 0 }, 'lang'],
    ['/api/new-listings', { lang: 'fr', goal: 2 }, 'goal'],
  ])('%s refuses %j by its field', async (path, query, field) => {
    const { body } = await request(api.app).get(path).query(query).expect(422);
    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
