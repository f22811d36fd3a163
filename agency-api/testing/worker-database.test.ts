import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { expect, test } from '@jest/globals';
import { rows } from '../src/database/database.ts';
import type { WorkerDatabase } from './worker-database.ts';

/** Set by the environment of the tests. */
declare const WORKER_DATABASE: WorkerDatabase;

const borrow = async () => {
  const client = await WORKER_DATABASE.borrow();
  return { client, database: drizzle({ client }) };
};

test('the next test file gets the database with empty tables, and settings as they were', async () => {
  const first = await borrow();
  await first.database.execute(
    sql`insert into property_interest (property_id, day, kind, count) values (1, '2026-11-22', 'direct', 1)`,
  );
  await first.database.execute(sql`set timezone = 'Asia/Tokyo'`);
  await WORKER_DATABASE.giveBack(first.client);
  const next = await borrow();
  expect(next.client).toBe(first.client);
  expect(await rows(next.database, sql`select 1 from property_interest`)).toEqual([]);
  expect(await rows(next.database, sql`show timezone`)).not.toContainEqual({ TimeZone: 'Asia/Tokyo' });
  await WORKER_DATABASE.giveBack(next.client);
});

test.each([
  ['a table', sql`create table left_over (id int)`],
  ['a column', sql`alter table listings add column left_over int`],
  ['an index', sql`create index left_over on listings (id)`],
])('a database with %s that no migration made is not passed on', async (_what, change) => {
  const first = await borrow();
  await first.database.execute(change);
  await WORKER_DATABASE.giveBack(first.client);
  const next = await borrow();
  expect(next.client).not.toBe(first.client);
  await WORKER_DATABASE.giveBack(next.client);
});
