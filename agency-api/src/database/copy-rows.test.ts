import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { copyRows } from './copy-rows.ts';
import { rows } from './database.ts';

/** Only the embedded database takes rows so; the other one says that it does not. */
describeOnEachDatabase('copied rows', (given) => {
  test('are what they were, whatever characters they hold', async () => {
    const texts = ['plain', '', '\\N', '\\', 'tab\tline\nreturn\r\\t', '{"a":"\\"\\n"}', 'é😀', null];
    await given.database.execute(sql`create table copied (at integer, value text)`);
    try {
      const isCopied = await copyRows(
        given.database,
        { table: 'copied', columns: ['at', 'value'] },
        texts.map((text, at) => [String(at), text]),
      );
      const found = await rows<{ value: string }>(given.database, sql`select value from copied order by at`);
      expect(found.map(({ value }) => value)).toEqual(isCopied ? texts : []);
    } finally {
      await given.database.execute(sql`drop table copied`);
    }
  });
});
