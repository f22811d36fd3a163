import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import type { Database } from '../database/database.ts';
import { databasePictures } from '../pictures/database-pictures.ts';
import { dataVersionSource } from './data-version.ts';

describeOnEachDatabase('the version of the data', (given) => {
  test('increases with every change of the read model, and with every measured colour', async () => {
    const now = dataVersionSource(given.database);
    const before = await now();
    await given.database.execute(sql`update read_model set version = version + 1`);
    expect(await now()).toEqual({ ...before, version: before.version + 1 });
    await given.database.execute(sql`
      insert into pictures (id, source, name, kind, width, height)
      select id, id, '', 'photo', 1, 1 from unnest(array['a', 'b']) as id`);
    const { rememberColour } = databasePictures(given.database);
    await Promise.all([rememberColour('a', '#111111'), rememberColour('b', '#222222')]);
    expect(await now()).toEqual({ version: before.version + 1, colours: before.colours + 2 });
  });
});

/** A database whose queries the test answers in sequence. */
function slowDatabase() {
  const queries: ((version: number) => void)[] = [];
  const execute = () =>
    new Promise((resolve) => queries.push((version) => resolve({ rows: [{ version, colours: 0 }] })));
  return { database: { execute } as unknown as Database, queries };
}

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
  expect(await Promise.all(first)).toEqual(Array(2).fill({ version: 1, colours: 0 }));
  await nextTurn();
  await nextTurn();
  expect(queries).toHaveLength(2);
  queries[1]!(2);
  expect(await Promise.all(later)).toEqual(Array(3).fill({ version: 2, colours: 0 }));
});

test('a failed query rejects the calls that shared it, and no later ones', async () => {
  let isBroken = true;
  const execute = async () => {
    if (isBroken) throw new Error('the database does not answer');
    return { rows: [{ version: 1, colours: 0 }] };
  };
  const now = dataVersionSource({ execute } as unknown as Database);
  const [first, second] = [now(), now()];
  await expect(first).rejects.toThrow('does not answer');
  await expect(second).rejects.toThrow('does not answer');
  isBroken = false;
  expect(await now()).toEqual({ version: 1, colours: 0 });
});
