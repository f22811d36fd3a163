import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from './drizzle.ts';
import pg from 'pg';
import { expectToSurvive } from '../../testing/load-with-restarts.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { openDatabase } from './open-database.ts';

test.each([2, 10])(
  'PostgreSQL stops %i times under load, as an operator stops it and as it crashes: visitors are told to come back, the process stays, nothing is lost or doubled',
  async (times) => {
    expect.hasAssertions();
    const folder = await mkdtemp(join(tmpdir(), 'facade-restarts-'));
    const postgres = await startPostgres();
    try {
      const restarts = Array.from({ length: times }, (_, index) => (index % 2 ? 'immediate' : 'fast'));
      await expectToSurvive({ postgres, folder, restarts });
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  300_000,
);

test('connections that end just when transactions begin are not lost to the pool', async () => {
  const postgres = await startPostgres();
  const { database, close } = await openDatabase(postgres.url);
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  const all = () =>
    Promise.allSettled(
      Array.from({ length: 10 }, () =>
        database.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`).then(() => 'done')),
      ),
    );
  let failed = 0;
  // More connections than the pool may have.
  for (let round = 0; round < 100 && failed < 12; round++) {
    await all();
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`);
    failed += (await all()).filter(({ status }) => status === 'rejected').length;
  }
  expect(failed).toBeGreaterThanOrEqual(12);
  expect(await all()).toEqual(Array(10).fill({ status: 'fulfilled', value: 'done' }));
  await admin.end();
  await close();
  await postgres.stop();
});
