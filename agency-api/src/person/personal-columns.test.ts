import { expect, test } from '@jest/globals';
import { sql } from '../database/drizzle.ts';
import { describeOnSharedDatabase } from '../../testing/test-database.ts';
import { schemaColumns } from '../../testing/walk-schema.ts';
import type { Database } from '../database/database.ts';
import { PERSONAL_COLUMNS } from './personal-columns.ts';

describeOnSharedDatabase('The table of personal columns', (given) => {
  /** `table.column`, of the database as it is. */
  const inDatabase = async (database: Database) =>
    (await schemaColumns(database)).map(({ table, column }) => `${table}.${column}`);
  const inCode = Object.entries(PERSONAL_COLUMNS).flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`),
  );
  const unknown = (names: readonly string[]) => names.filter((name) => !inCode.includes(name));

  test('has every column of the schema, and no other: say there whether a new one tells of a person', async () => {
    const names = await inDatabase(given.database);
    expect(unknown(names)).toEqual([]);
    expect(inCode.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('lacks a table or a column that is added', async () => {
    class Undone extends Error {}
    const before = unknown(await inDatabase(given.database));
    const added = given.database.transaction(async (tx) => {
      await tx.execute(sql`create table guests (email text)`);
      await tx.execute(sql`alter table demands add column phone text`);
      expect(unknown(await inDatabase(tx))).toEqual([...before, 'demands.phone', 'guests.email'].sort());
      throw new Undone();
    });
    await expect(added).rejects.toThrow(Undone);
  });

  test('names tables that are there for rows that go with others', () => {
    const named = Object.values(PERSONAL_COLUMNS).flatMap((columns) =>
      [...columns.values()].flatMap((kind) => (typeof kind === 'string' ? [] : kind)),
    );
    for (const table of named) expect(PERSONAL_COLUMNS[table]?.has('id')).toBe(true);
  });
});
