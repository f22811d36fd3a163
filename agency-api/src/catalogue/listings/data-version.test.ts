import { expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../database/database.ts';
import { dataVersionSource } from './data-version.ts';

describeOnDatabase('the version of the data', (given) => {
  test('increases with every change of the read model', async () => {
    const now = dataVersionSource(given.database);
    const before = await now();
    await given.database.execute(sql`update read_model set version = version + 1`);
    expect(await now()).toBe(before + 1);
  });
});

/** A database whose queries the test answers in sequence. */
function slowDatabase() {
  const queries: ((version: number) => void)[] = [];
  const read = () => new Promise((resolve) => queries.push((version) => resolve([{ version }])));
  return { database: reading(read), queries };
}

const reading = (read: () => Promise<unknown>) => ({ select: () => ({ from: read }) }) as unknown as Database;

const nextTurn = () => new Promise(setImmediate);

test('a call during a query waits for the next one; concurrent calls share one', async () => {
  const { database, queries } = slowDatabase();
  const now = dataVersionSource(database);
  const first = [now(), now()];
  await nextTurn();
  await nextTurn();
  const later = [now(), now(), now()];
  await nextTurn();
  await nextTurn();
  expect(queries).toHaveLength(1);
  queries[0]!(1);
  expect(await Promise.all(first)).toEqual(Array(2).fill(1));
  await nextTurn();
  await nextTurn();
  expect(queries).toHaveLength(2);
  queries[1]!(2);
  expect(await Promise.all(later)).toEqual(Array(3).fill(2));
});

test('a failed query rejects the calls that shared it, and no later ones', async () => {
  let isBroken = true;
  const now = dataVersionSource(
    reading(async () => {
      if (isBroken) throw new Error('the database does not answer');
      return [{ version: 1 }];
    }),
  );
  const [first, second] = [now(), now()];
  await expect(first).rejects.toThrow('does not answer');
  await expect(second).rejects.toThrow('does not answer');
  isBroken = false;
  expect(await now()).toBe(1);
});
