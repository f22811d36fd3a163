import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import pg from 'pg';
import { until } from 'composer/testing/until.ts';
import { PostgresFolder } from '../../../local/database/postgres-folder.ts';
import { startApiProcess, type ApiProcess } from '../../testing/api-process.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { createFeed } from '../../testing/feed-builder.ts';
import { feedItems } from '../../testing/feed-items.ts';
import { loadFeed } from '../catalogue/import/load-feed.ts';
import { ensureReadModel } from '../catalogue/listings/read-model/ensure-read-model.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

let folder: string;
let servers: PostgresFolder[] = [];
let replicaPort: number;
let open: OpenDatabase;
let api: ApiProcess | undefined;
/** Of the replica. */
let client: pg.Client;

/** A server, and one that follows it by PostgreSQL's streaming replication, made of a copy of its files. */
beforeAll(async () => {
  // Another user than root enters it.
  folder = await mkdtemp(join(tmpdir(), 'replica-'));
  await chmod(folder, 0o755);
  const settings = { max_connections: '50' };
  const port = await getPort({ host: '127.0.0.1' });
  replicaPort = await getPort({ host: '127.0.0.1' });
  const primary = await PostgresFolder.open(join(folder, 'primary'), { isDurable: false, settings });
  await primary.start(port);
  await primary.stop('fast');
  // Owners are kept.
  await promisify(execFile)('cp', ['-a', join(folder, 'primary'), join(folder, 'replica')]);
  await writeFile(join(folder, 'replica/data/standby.signal'), '');
  const replica = await PostgresFolder.open(join(folder, 'replica'), {
    isDurable: false,
    settings: { ...settings, primary_conninfo: await primary.url(port) },
  });
  await primary.start(port);
  await replica.start(replicaPort);
  servers = [replica, primary];
  open = await openDatabase(await primary.url(port));
  await ensureReadModel(open.database, exampleConfig());
  client = await connected();
  const data = join(folder, 'data');
  await mkdir(data);
  api = await startApiProcess({
    DATABASE_URL: await primary.url(port),
    DATABASE_READ_URL: await replica.url(replicaPort),
    AGENCY_DATA: data,
  });
}, 180_000);

afterAll(async () => {
  await api?.kill();
  await client?.end();
  await open?.close();
  for (const server of servers) if (await server.noted()) await server.stop('immediate');
  await rm(folder, { recursive: true, force: true });
});

async function connected(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: await servers[0]!.url(replicaPort) });
  await opened.connect();
  return opened;
}

const load = (Price: number) =>
  loadFeed(
    open.database,
    exampleConfig(),
    feedItems(createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Title: 'Maison', Price }] })),
  );

async function prices(): Promise<number[]> {
  const [property, list] = await Promise.all([
    api!.get('/api/properties/1?lang=fr'),
    api!.get('/api/listings?lang=fr&goal=0'),
  ]);
  const { amount } = (property.body as { property: { price: { amount: number } } }).property.price;
  const { items } = list.body as { items: { price: { amount: number } }[] };
  return [amount, items[0]!.price.amount];
}

/** Until the replica has taken over what the primary has now. */
async function followed(): Promise<void> {
  const { rows } = await open.pool.query<{ at: string }>('select pg_current_wal_flush_lsn() as at');
  await until('the replica has followed', async () => {
    const found = await client.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as done', [rows[0]!.at]);
    return found.rows[0].done;
  });
}

/** How many reads the replica has answered. */
async function byReplica(): Promise<number> {
  const text = await (await fetch(`${api!.internalUrl}/metrics`)).text();
  return Number(/^facade_catalogue_reads_total{server="replica"} (\d+)/m.exec(text)![1]);
}

test('while the replica follows, holds still, goes away and comes back, every answer is that of the primary', async () => {
  await load(300_000);
  await followed();
  expect(await prices()).toEqual([300_000, 300_000]);
  expect(await byReplica()).toBeGreaterThan(0);
  await client.query('select pg_wal_replay_pause()');
  for (const price of [310_000, 320_000]) {
    await load(price);
    expect(await prices()).toEqual([price, price]);
  }
  await client.query('select pg_wal_replay_resume()');
  await followed();
  await load(330_000);
  expect(await prices()).toEqual([330_000, 330_000]);
  await client.end();
  await servers[0]!.stop('fast');
  await load(340_000);
  expect(await prices()).toEqual([340_000, 340_000]);
  const whileItIsAway = await byReplica();
  await servers[0]!.start(replicaPort);
  client = await connected();
  // It is asked again after a while.
  for (let price = 350_000; (await byReplica()) === whileItIsAway; price++) {
    await load(price);
    await followed();
    expect(await prices()).toEqual([price, price]);
  }
}, 120_000);
