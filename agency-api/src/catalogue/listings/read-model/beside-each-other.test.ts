import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from '../../../database/drizzle.ts';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import request from 'supertest';
import { TIMERS } from '../../../../testing/clock.ts';
import { createFeed, createProject } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { readModel, readModelRules } from '../../../database/schema/search.ts';
import { feedItems } from '../../../../testing/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { ensureReadModel, removeDeadRows, SAY_EVERY, keepRows } from './ensure-read-model.ts';
import { ownRows, computeRules } from './read-model-rules.ts';

const DISCREET = 9;

/** Homes with everything that is found, counted or suggested by rows of its own. */
function homes(ids: number[], more: Record<number, object> = {}): Feed {
  const home = (ID: number) => ({
    ID,
    City: ID % 2 ? 'Bruxelles-Ville' : 'Evere',
    Zip: ID % 2 ? '1000' : '1140',
    ...(ID === 2 && { Marquee: DISCREET }),
    ...(ID === 4 && { ProjectID: 7 }),
    ...more[ID],
  });
  const details = (ID: number) => ({
    ID,
    Price: 200_000 + ID,
    Title: ID === 1 ? 'Maison avec piscine' : `Maison ${ID}`,
    Street: 'Rue Haute',
    HouseNumber: '7',
    PublishAddress: true,
    Latitude: 50.85,
    Longitude: 4.35,
    Manager: { Name: 'Anne', Email: 'anne@agency.example' },
    ...more[ID],
  });
  return createFeed('fr', ids.map(home), {
    details: ids.map(details) as { ID: number }[],
    projects: [createProject('fr', { ID: 7 })],
    projectDetails: [{ ID: 7, Name: 'Saphir', language: 'fr' }],
  });
}

/** Every answer that is made of rows of the read model. */
const PATHS = [
  '/api/listings?goal=0',
  '/api/listings?goal=0&search=piscine',
  '/api/listings?goal=0&search=rue+haute',
  '/api/listings?goal=0&search=saphir',
  '/api/listings?goal=0&city=bruxelles-1000',
  '/api/suggestions?goal=0&text=brux',
  '/api/suggestions?goal=0&text=haute',
  '/api/addresses?street=haute&zip=1000',
  '/api/map?goal=0',
  '/api/properties/1?',
  '/api/properties/4?',
  '/api/properties/1/similar?',
  '/api/facets?goal=0',
  '/api/projects?',
  '/api/projects/7?',
  '/api/sitemap?',
  '/api/sitemap/listings?from=0',
  '/api/new-listings?goal=0',
];

describeOnDatabase('rows of two versions of the API', (given) => {
  let older: TestApi;
  let newer: TestApi;
  let newConfig: AgencyConfig;
  beforeEach(() => {
    const { languages, listings, ...rest } = given.config;
    newConfig = {
      ...rest,
      languages: { ...languages, default: 'nl' },
      listings: {
        ...listings,
        discreetMarquees: [DISCREET],
        cityCorrections: { 'Bruxelles-Ville': 'Bruxelles' },
      },
    };
    older = testApi(given, { dataWaitMs: 500 });
    newer = testApi({ ...given, config: newConfig }, { dataWaitMs: 500 });
  });
  // What they still read in the background makes rows, which the next test would find.
  afterEach(() => found());

  const load = (feed: Feed, config: AgencyConfig = given.config) =>
    loadFeed(given.database, config, feedItems(feed), { allowShrink: true });
  /** Until the API answers from the data of now: earlier ones are kept by nobody. */
  const whenRead = async (api: TestApi) => {
    const isEarlier = async () =>
      (await request(api.app).get('/api/listings?lang=fr&goal=0')).headers['cache-control'] === 'no-store';
    while (await isEarlier());
    return api;
  };
  const answers = async (api: TestApi) => {
    const { app } = await whenRead(api);
    const all: Record<string, unknown> = {};
    for (const path of PATHS) {
      const { status, body } = await request(app).get(`${path}&lang=fr`);
      // Each refusal has an ID of its own.
      all[path] = { status, body: { ...(body as object), requestId: undefined } };
    }
    return all;
  };
  const found = () => Promise.all([older, newer].map(async (api) => (await whenRead(api)).found({})));
  const version = async () => (await given.database.select().from(readModel))[0]!.version;
  const rulesWithRows = async () => {
    const tables = await rulesByTable(given.database);
    return [...new Set(Object.values(tables).flat())].sort((a, b) => a - b);
  };
  const both = () => [computeRules(given.config), computeRules(newConfig)].sort((a, b) => a - b);
  const silentFor = (seconds: number, config: AgencyConfig) =>
    given.database
      .update(readModelRules)
      .set({ seenAt: sql`now() - make_interval(secs => ${seconds}::int)` })
      .where(ownRows(readModelRules, config));

  test('each answers by its own, as if there were no others', async () => {
    await load(homes([1, 2, 3, 4]));
    const alone = await answers(older);
    expect(Object.values(alone)).toEqual(PATHS.map(() => expect.objectContaining({ status: 200 })));
    await ensureReadModel(given.database, newConfig);
    expect(await rulesWithRows()).toEqual(both());
    // Answers of before are kept for the version that was; these are made of the rows.
    expect(await answers(testApi(given))).toEqual(alone);
    const beside = await answers(newer);
    expect(beside).not.toEqual(alone);
    expect(await found()).toEqual([
      [4, 3, 2, 1],
      [4, 3, 1],
    ]);
    await silentFor(61, given.config);
    await removeDeadRows(given.database, newConfig);
    expect(await answers(testApi({ ...given, config: newConfig }))).toEqual(beside);
  });

  test('an import by either is answered by both, each by its own rules', async () => {
    await load(homes([1, 2, 3, 4]));
    await ensureReadModel(given.database, newConfig);
    await found();
    await load(homes([1, 2, 4, 5], { 5: { Marquee: DISCREET }, 4: { City: 'Haren', Zip: '1130' } }));
    expect(await found()).toEqual([
      [5, 4, 2, 1],
      [4, 1],
    ]);
    await load(homes([1, 3, 6], { 1: { Title: 'Villa avec verger' } }), newConfig);
    expect(await found()).toEqual([
      [6, 3, 1],
      [6, 3, 1],
    ]);
    const orchards = [older, newer].map((api) => api.found({ search: 'verger' }));
    expect(await Promise.all(orchards)).toEqual([[1], [1]]);
    // Rows that followed the changes of others are those that are made at once.
    const followed = [await answers(older), await answers(newer)];
    for (const config of [given.config, newConfig]) {
      await silentFor(61, config);
      await removeDeadRows(given.database, config === newConfig ? given.config : newConfig);
      await ensureReadModel(given.database, config);
    }
    const anew = [testApi(given), testApi({ ...given, config: newConfig })];
    expect([await answers(anew[0]!), await answers(anew[1]!)]).toEqual(followed);
  });

  test('while an import by one is published, searches of the other find all of it or nothing', async () => {
    const many = Array.from({ length: 300 }, (_, index) => index + 1);
    await load(homes([1, 3]));
    await ensureReadModel(given.database, newConfig);
    expect((await newer.search({})).total).toBe(2);
    let isLoading = true;
    const loading = load(homes(many)).finally(() => (isLoading = false));
    const totals = new Set<number>();
    while (isLoading) totals.add((await newer.search({})).total);
    await loading;
    totals.add((await (await whenRead(newer)).search({})).total);
    // The discreet one is in no list of the newer version.
    expect([...totals].filter((total) => total !== 2 && total !== 299)).toEqual([]);
    expect((await (await whenRead(older)).search({})).total).toBe(300);
  });

  test('what an import of one withholds or withdraws is shown by the other at no time', async () => {
    await load(homes([1, 3, 5]));
    await ensureReadModel(given.database, newConfig);
    const price = async (id: number) => {
      const { status, body } = await request(newer.app).get(`/api/properties/${id}?lang=fr`);
      return status === 200
        ? (body as { property: { price: { amount: number } } }).property.price.amount
        : status;
    };
    expect([await price(1), await price(3)]).toEqual([200_001, 200_003]);
    // Nobody makes the rows of the newer version until the end of the transaction.
    await given.database.transaction(async (tx) => {
      await load(homes([1, 5], { 1: { PublishPrice: false } }));
      await tx.execute(sql`select from read_model_rules where rules = ${computeRules(newConfig)} for update`);
      expect([await price(1), await price(3)]).toEqual([null, 410]);
    });
    expect([await price(1), await price(3)]).toEqual([null, 410]);
  });

  test('go when no process has their rules any more, and pages that it answered are not kept', async () => {
    await load(homes([1, 2, 3, 4]));
    await ensureReadModel(given.database, newConfig);
    const before = await version();
    await silentFor(50, given.config);
    await removeDeadRows(given.database, newConfig);
    expect([await rulesWithRows(), await version()]).toEqual([both(), before]);
    await silentFor(61, given.config);
    // Its own it keeps, however long it said nothing.
    await silentFor(61, newConfig);
    await removeDeadRows(given.database, newConfig);
    expect([await rulesWithRows(), await version()]).toEqual([[computeRules(newConfig)], before + 1]);
    // One that only stood still makes its own again.
    expect(await found()).toEqual([
      [4, 3, 2, 1],
      [4, 3, 1],
    ]);
    expect(await rulesWithRows()).toEqual(both());
  });

  test('are kept by a process that says every ten seconds that it runs, and removed by one that did so in time', async () => {
    await load(homes([1, 2]));
    await ensureReadModel(given.database, newConfig);
    const isFake = TIMERS.filter((name) => !name.endsWith('Interval') && name !== 'performance');
    jest.useFakeTimers({ doNotFake: isFake });
    try {
      await silentFor(61, given.config);
      await silentFor(61, newConfig);
      const kept = keepRows(given.database, newConfig);
      // The database, or this process, stood still: the others are given time to say that they run.
      jest.advanceTimersByTime(SAY_EVERY * 4);
      await kept.stop();
      expect(await rulesWithRows()).toEqual(both());
      const { seenAt } = readModelRules;
      const isHeard = sql<boolean>`${seenAt} > now() - interval '30 seconds'`;
      const heard = given.database
        .select({ isHeard })
        .from(readModelRules)
        .where(ownRows(readModelRules, newConfig));
      expect(await heard).toEqual([{ isHeard: true }]);
      const next = keepRows(given.database, newConfig);
      jest.advanceTimersByTime(SAY_EVERY);
      await next.stop();
      expect(await rulesWithRows()).toEqual([computeRules(newConfig)]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a version that is made while an import is published misses nothing of it', async () => {
    await load(homes([1, 3]));
    await Promise.all([load(homes([1, 3, 5])), ensureReadModel(given.database, newConfig)]);
    expect(await found()).toEqual([
      [5, 3, 1],
      [5, 3, 1],
    ]);
  });

  test('are made once by two processes that start together', async () => {
    await load(homes([1, 2, 3]));
    const before = await version();
    await Promise.all([1, 2, 3].map(() => ensureReadModel(given.database, newConfig)));
    expect(await version()).toBe(before + 1);
    expect(await newer.found({})).toEqual([3, 1]);
  });
});

/** Whose rows each table has. */
async function rulesByTable(database: Database): Promise<Record<string, number[]>> {
  const tables = await database
    .select({ name: sql<string>`quote_ident(table_name)` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name = 'rules'`);
  const found: Record<string, number[]> = {};
  for (const { name } of tables) {
    const rows = await database.selectDistinct({ rules: sql<number>`rules` }).from(sql.raw(`public.${name}`));
    found[name] = rows.map(({ rules }) => rules);
  }
  expect(Object.keys(found).length).toBeGreaterThan(10);
  return found;
}
