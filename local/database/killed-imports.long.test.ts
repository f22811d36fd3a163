import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { ROOT } from '../root.ts';
import { embeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';

/** Three times what an import writes at once. */
const LISTINGS = 1_500;
const ROUNDS = 20;
/** Locks of tables and indexes that an import has in the end, roughly. */
const LOCKS = 90;

const data = path.join('/tmp', `facade-killed-imports-${process.pid}`);
const folder = path.join(data, 'postgresql');
const AGENCY = {
  ...process.env,
  NODE_OPTIONS: '',
  AGENCY_CONFIG: path.join(ROOT, 'demo-agency/configuration'),
  AGENCY_DATA: data,
};

beforeAll(() => {
  mkdirSync(data, { mode: 0o755 });
  const generate = path.join(ROOT, 'agency-api/bench/cli/generate-feed.ts');
  const feed = JSON.parse(
    execFileSync(process.execPath, [generate, '--count', String(LISTINGS), '--language', 'fr'], {
      env: AGENCY,
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  ) as { properties: { TypeDescription: string }[] };
  for (const name of ['one', 'other']) {
    for (const property of feed.properties) property.TypeDescription = name;
    writeFileSync(path.join(data, `${name}.json`), JSON.stringify(feed));
  }
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

function startImport({ url }: EmbeddedDatabase, name: string) {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'agency-api/src/cli/import.ts'), path.join(data, `${name}.json`)],
    { env: { ...AGENCY, DATABASE_URL: url }, stdio: 'ignore' },
  );
  return { child, ended: once(child, 'exit') as Promise<[number | null]> };
}

/** Until the import has so many locks, of which it gives none back before it is over. */
async function reached({ url }: EmbeddedDatabase, locks: number, ended: Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    const { rows } = await client.query<{ locks: number }>(
      `select count(*)::int as locks from pg_locks where pid in (select pid from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database()))`,
    );
    if (rows[0]!.locks >= locks) break;
  }
  await client.end();
}

/** What the site would show. */
async function shown({ url }: EmbeddedDatabase): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    `select listing ->> 'TypeDescription' as name, count(*)::int as count from property_records
      where withdrawn_at is null group by 1`,
  );
  const { rows: listings } = await client.query<{ count: number }>(
    'select count(*)::int as count from listings',
  );
  await client.end();
  return rows.map(({ name, count }) => `${name} ${count} ${listings[0]!.count}`);
}

test('imports and the server are killed in every phase: the site has all of the old listings or all of the new ones', async () => {
  let database = await embeddedDatabase(folder);
  expect((await startImport(database, 'one').ended)[0]).toBe(0);
  expect(await shown(database)).toEqual([`one ${LISTINGS} ${LISTINGS}`]);
  let killed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { child, ended } = startImport(database, round % 2 ? 'one' : 'other');
    await reached(database, 1 + ((round * 13) % LOCKS), ended);
    if (child.exitCode === null) killed++;
    if (round % 3 !== 1) child.kill('SIGKILL');
    if (round % 3 !== 0) {
      const [pid] = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await database.ended;
      await database.leave();
    }
    await ended;
    if (round % 3 !== 0) database = await embeddedDatabase(folder);
    const now = await shown(database);
    expect(now).toEqual([expect.stringMatching(`^(one|other) ${LISTINGS} ${LISTINGS}$`)]);
  }
  expect(killed).toBeGreaterThan(ROUNDS / 2);
  expect(await startImport(database, 'other').ended).toEqual([0, null]);
  expect(await shown(database)).toEqual([`other ${LISTINGS} ${LISTINGS}`]);
  await database.leave();
}, 600_000);
