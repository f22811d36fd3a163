import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type pg from 'pg';
import request from 'supertest';
import { emptyTables } from '../../../../testing/empty-tables.ts';
import { createFeed, createProject } from '../../../../testing/feed-builder.ts';
import { testApi } from '../../../../testing/test-api.ts';
import { describeOnDatabase, openTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { sql } from '../../../database/drizzle.ts';
import { openPool } from '../../../database/open-database.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { feedItems } from '../../../../testing/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { catalogueReads } from './catalogue-reads.ts';
import { ensureReadModel } from './ensure-read-model.ts';
import { computeRules } from './read-model-rules.ts';

const titled = (Title: string) =>
  createFeed('fr', [{ ID: 1 }, { ID: 2, ProjectID: 36, City: 'Evere', Zip: '1140', WebID: 2, WebIDs: '2' }], {
    details: [
      { ID: 1, Title, Price: 300_000 },
      { ID: 2, Title, Price: 250_000 },
    ],
    projects: [createProject('fr', { ID: 36, WebIDName: 'Appartement (1)' })],
    projectDetails: [{ ID: 36, language: 'fr', Name: Title }],
  });

/** Each names the title of the listing, or of the project, somewhere. */
const ANSWERS = [
  '/api/listings?lang=fr&goal=0',
  '/api/listing-cards?lang=fr&id=1',
  '/api/suggestions?lang=fr&goal=0&text=evere',
  '/api/properties/1?lang=fr',
  '/api/properties/2/similar?lang=fr',
  '/api/projects?lang=fr',
  '/api/projects/36?lang=fr',
  '/api/sitemap',
  '/api/sitemap/listings?from=0&limit=10',
  '/api/new-listings?lang=fr&goal=0',
];

/** The replica is a database of its own that the test brings to a state by hand: it lags for as long as a test wants. */
describeOnDatabase('reads of the catalogue with a replica', (given) => {
  let replica: Awaited<ReturnType<typeof openTestDatabase>>;
  const pools: pg.Pool[] = [];
  beforeAll(async () => {
    replica = await openTestDatabase();
  });
  beforeEach(async () => {
    await emptyTables(replica.database);
    await ensureReadModel(replica.database, given.config);
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await replica.close();
  });

  const load = (database: Database, title: string) =>
    loadFeed(database, given.config, feedItems(titled(title)), { allowEmpty: true, allowShrink: true });
  const setVersion = (database: Database, version: number) =>
    database.execute(sql`update read_model set version = ${version}`);
  const createPool = (url = replica.url) => {
    const pool = openPool(url, 4, 1_000);
    pools.push(pool);
    return pool;
  };
  /** What both have, each under its own title, of one version. */
  async function bothAt(version: number) {
    await load(given.database, 'Sur le primaire');
    await load(replica.database, 'Sur la copie');
    await setVersion(given.database, version);
    await setVersion(replica.database, version);
  }
  const fetchText = async (api: ReturnType<typeof testApi>, path: string) => {
    const { text, headers } = await request(api.app).get(path).expect(200);
    return { text, version: headers['x-api-data'] };
  };
  const fetchCounts = async (api: ReturnType<typeof testApi>) => {
    const { text } = await request(api.internal).get('/metrics');
    const count = (server: string) =>
      Number(new RegExp(`^facade_catalogue_reads_total{server="${server}"} (\\d+)`, 'm').exec(text)?.[1]);
    return { primary: count('primary'), replica: count('replica') };
  };

  test('one that is not behind answers all of them; what the site writes is never asked of it', async () => {
    await bothAt(50);
    const api = testApi(given, { replica: createPool() });
    for (const path of ANSWERS) {
      const { text } = await fetchText(api, path);
      expect([path, text]).not.toEqual([path, expect.stringContaining('primaire')]);
    }
    expect((await fetchText(api, ANSWERS[0]!)).text).toContain('Sur la copie');
    expect((await fetchText(api, ANSWERS[0]!)).version).toBe('50');
    expect(await fetchCounts(api)).toEqual({ primary: 0, replica: expect.any(Number) });
  });

  test('one that is behind answers none, from the first request after a change on', async () => {
    await bothAt(50);
    const api = testApi(given, { replica: createPool() });
    for (const path of ANSWERS) await fetchText(api, path);
    await setVersion(given.database, 51);
    const before = await fetchCounts(api);
    for (const path of ANSWERS) {
      const { text, version } = await fetchText(api, path);
      expect([path, text]).not.toEqual([path, expect.stringContaining('copie')]);
      expect([undefined, '51']).toContain(version);
    }
    expect((await fetchCounts(api)).replica).toBe(before.replica);
    await setVersion(replica.database, 51);
    expect((await fetchText(api, '/api/listing-cards?lang=fr&id=2')).text).toContain('Sur la copie');
  });

  test('one of the version whose rows others have changed, and that are not made again there, answers none', async () => {
    await bothAt(50);
    await replica.database.execute(
      sql`insert into read_model_changes (rules, property_id) values (${computeRules(given.config)}, 1)`,
    );
    const api = testApi(given, { replica: createPool() });
    expect((await fetchText(api, ANSWERS[0]!)).text).toContain('Sur le primaire');
  });

  test('one that is away is told of once, and not asked again for a while', async () => {
    await bothAt(50);
    const onAway = jest.fn();
    const gone = new URL(replica.url);
    gone.port = '4';
    const reads = catalogueReads({
      primary: given.database,
      config: given.config,
      replica: createPool(gone.href),
      onAway,
    });
    for (let time = 0; time < 3; time++) expect(await reads.at(50, readName)).toBe(await ownName());
    expect(onAway).toHaveBeenCalledTimes(1);
    expect(reads.answered).toEqual({ primary: 3, replica: 0 });
  });

  test.each([
    ['refuses the password', (url: URL): void => void (url.password = 'wrong')],
    ['has no such database', (url: URL): void => void (url.pathname = '/no_such_database')],
  ] as const)('one that %s is told of, and the primary answers', async (_fault, break_) => {
    await bothAt(50);
    const url = new URL(replica.url);
    break_(url);
    const onAway = jest.fn();
    const { database: primary, config } = given;
    const reads = catalogueReads({ primary, config, replica: createPool(url.href), onAway });
    for (let time = 0; time < 2; time++) expect(await reads.at(50, readName)).toBe(await ownName());
    expect(onAway).toHaveBeenCalledTimes(1);
  });

  test('a fault of its files or tables is told of, and the primary answers', async () => {
    await bothAt(50);
    await replica.database.execute(sql`alter table feeds rename to feeds_away`);
    try {
      const onAway = jest.fn();
      const { database: primary, config } = given;
      const reads = catalogueReads({ primary, config, replica: createPool(), onAway });
      expect(await reads.at(50, (database) => database.execute(sql`select from feeds`))).toBeDefined();
      expect(onAway).toHaveBeenCalledTimes(1);
      expect(reads.answered).toEqual({ primary: 1, replica: 0 });
    } finally {
      await replica.database.execute(sql`alter table feeds_away rename to feeds`);
    }
  });

  test('one that falls silent is away after a while, and its connection is closed', async () => {
    await bothAt(50);
    const proxy = await silenceable(replica.url);
    try {
      const onAway = jest.fn();
      const { database: primary, config } = given;
      const pool = createPool(proxy.url);
      const reads = catalogueReads({
        primary,
        config,
        replica: pool,
        onAway,
        patience: { answer: 300, all: 300 },
      });
      expect(await reads.at(50, readName)).not.toBe(await ownName());
      proxy.silence();
      expect(await reads.at(50, readName)).toBe(await ownName());
      expect(onAway).toHaveBeenCalledTimes(1);
      expect(pool.totalCount).toBe(0);
    } finally {
      await proxy.close();
    }
  });

  test('while all its connections are in use the primary answers, and it is asked again at once', async () => {
    await bothAt(50);
    const told = { onAway: jest.fn(), onBusy: jest.fn() };
    const { database: primary, config } = given;
    const pool = openPool(replica.url, 1, 50);
    pools.push(pool);
    const reads = catalogueReads({ primary, config, replica: pool, ...told });
    const used = await pool.connect();
    for (let time = 0; time < 2; time++) expect(await reads.at(50, readName)).toBe(await ownName());
    used.release();
    expect(await reads.at(50, readName)).not.toBe(await ownName());
    expect([told.onAway.mock.calls.length, told.onBusy.mock.calls.length]).toEqual([0, 1]);
  });

  test('a query that it breaks off is asked of the primary, and the next one of it', async () => {
    await bothAt(50);
    const reads = catalogueReads({ primary: given.database, config: given.config, replica: createPool() });
    let times = 0;
    const broken = await reads.at(50, async (database) => {
      if (times++ === 0) await database.execute(sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(1)`);
      return readName(database);
    });
    expect(broken).toBe(await ownName());
    expect(await reads.at(50, readName)).not.toBe(await ownName());
  });

  test('a query that takes longer than the server lets it, and what a reader throws, is thrown, once', async () => {
    await bothAt(50);
    const { database: primary, config } = given;
    const limited = new URL(replica.url);
    limited.searchParams.set('options', '-c statement_timeout=50');
    const reads = catalogueReads({ primary, config, replica: createPool(limited.href) });
    const slow = jest.fn((database: Database) => database.execute(sql`select pg_sleep(0.1)`));
    await expect(reads.at(50, slow)).rejects.toHaveProperty('cause.code', '57014');
    const read = jest.fn(() => Promise.reject(new ApiFault('not-found')));
    await expect(reads.at(50, read)).rejects.toThrow(ApiFault);
    expect([slow.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });

  test('queries at once are answered one after the other, on one snapshot that takes no writes', async () => {
    await bothAt(50);
    const reads = catalogueReads({ primary: given.database, config: given.config, replica: createPool() });
    const versions = await reads.at(50, (database) =>
      Promise.all(
        Array.from({ length: 5 }, async (_, index) => {
          if (index === 2) await setVersion(replica.database, 60);
          return (await database.execute<{ version: number }>(sql`select version::int from read_model`))
            .rows[0]!.version;
        }),
      ),
    );
    expect(versions).toEqual(Array(5).fill(50));
    await reads.at(50, (database) => setVersion(database, 70));
    const { rows } = await replica.database.execute(sql`select version::int from read_model`);
    expect(rows).toEqual([{ version: 60 }]);
  });

  const ownName = (): Promise<string> => readName(given.database);
});

const readName = async (database: Database) =>
  (await database.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]!.name;

/** A way to a server that can fall silent: connections stay, and nothing comes of them. */
async function silenceable(address: string) {
  const url = new URL(address);
  const path = url.searchParams.get('host') ?? '';
  const target = path.startsWith('/')
    ? { path: `${path}/.s.PGSQL.${url.port || url.searchParams.get('port') || 5432}` }
    : { host: url.hostname, port: Number(url.port || 5432) };
  let isSilent = false;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const onward = connect(target as { host: string; port: number });
    sockets.push(socket, onward);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => void (isSilent = true),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
