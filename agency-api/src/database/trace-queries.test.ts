import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Tracing } from 'composer/server';
import { openTestDatabase } from '../../testing/test-database.ts';
import { eq, sql } from './drizzle.ts';
import { connectDatabase } from './open-database.ts';
import { readModel } from './schema/search.ts';
import { traceQueries } from './trace-queries.ts';

let prepared: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  prepared = await openTestDatabase();
});
afterAll(() => prepared.close());

/** Two connections whose queries are noted. */
async function traced(work: (open: ReturnType<typeof connectDatabase>) => Promise<unknown>) {
  const spans: { name: string; text: string }[] = [];
  const during: NonNullable<Tracing['during']> = async ({ name, attributes = {} }, query) => {
    spans.push({ name, text: attributes['db.query.text']! });
    return query();
  };
  const open = connectDatabase(prepared.url, 2);
  traceQueries(open.pool, { during } as Tracing);
  try {
    await work(open);
  } finally {
    await open.close();
  }
  return spans;
}

test('each query is one span, in a transaction too, with its text and no value', async () => {
  const spans = await traced(async ({ database }) => {
    await Promise.all(
      Array.from({ length: 5 }, () => database.select().from(readModel).where(eq(readModel.version, 4711))),
    );
    await database.transaction(async (tx) => tx.execute(sql`select ${'jan@example.be'}::text as mail`));
  });
  expect(spans.map(({ name }) => name)).toEqual([...Array(5).fill('select'), 'begin', 'select', 'commit']);
  expect(spans[0]!.text).toMatch(/from "read_model" where "read_model"."version" = \$1/);
  expect(JSON.stringify(spans)).not.toMatch(/4711|jan/);
});

test('connections that were made before tracing began are traced, once', async () => {
  const spans: string[] = [];
  const open = connectDatabase(prepared.url, 1);
  const ask = () => open.database.transaction((tx) => tx.execute(sql`select 1`));
  try {
    await ask();
    traceQueries(open.pool, { during: (span, work) => (spans.push(span.name), work()) } as Tracing);
    for (let time = 0; time < 2; time++) await ask();
  } finally {
    await open.close();
  }
  expect(spans).toEqual(['begin', 'select', 'commit', 'begin', 'select', 'commit']);
});

test('a query that fails fails as before', async () => {
  const spans = await traced(async ({ database }) => {
    await expect(database.execute(sql`select * from nowhere`)).rejects.toMatchObject({
      cause: { code: '42P01' },
    });
  });
  expect(spans).toHaveLength(1);
});

test('without a collector nothing is put around queries', async () => {
  const open = connectDatabase(prepared.url, 1);
  const { query } = open.pool;
  traceQueries(open.pool, {} as Tracing);
  expect(open.pool.query).toBe(query);
  await open.close();
});
