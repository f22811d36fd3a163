import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createFeed } from '../../testing/feed-builder.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { feedItems } from '../../testing/feed-items.ts';
import { loadFeed } from '../catalogue/import/load-feed.ts';
import { readListingData } from '../catalogue/listings/read-listing-data.ts';
import { sql } from './drizzle.ts';
import { migrate, connectDatabase, type OpenDatabase } from './open-database.ts';

let prepared: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  prepared = await openTestDatabase();
});
afterAll(() => prepared.close());

async function withConnections<Result>(count: number, work: (open: OpenDatabase) => Promise<Result>) {
  const open = connectDatabase(prepared.url, count);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

test('a process has no more connections than it may', async () => {
  const ids = await withConnections(2, ({ database }) =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await database.execute<{ id: number }>(
          sql`select pg_backend_pid() as id, pg_sleep(0.01)`,
        );
        return rows[0]!.id;
      }),
    ),
  );
  expect(new Set(ids).size).toBe(2);
});

test('where queries may not take long, imports, migrations and the reading of all listings may', async () => {
  const { database } = prepared;
  await database.execute(
    sql.raw(`
      do $$ begin
        execute format('alter role current_user in database %I set statement_timeout = ''1s''', current_database());
      end $$;
      create function slow_insert() returns trigger language plpgsql as 'begin perform pg_sleep(1.2); return null; end';
      create trigger slow after insert on property_records for each statement execute function slow_insert();`),
  );
  await withConnections(2, async ({ database: limited }) => {
    const feed = createFeed('fr', [{ ID: 1 }], { details: [{ ID: 1, Title: 'Maison', Price: 300_000 }] });
    await loadFeed(limited, exampleConfig(), feedItems(feed));
    await migrate(limited);
    expect((await readListingData(limited, exampleConfig())).version).toBeGreaterThan(0);
    await expect(limited.execute(sql`select pg_sleep(10)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
  });
});
