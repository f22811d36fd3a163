import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { sql } from './drizzle.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');
/** Nothing ran before it. */
const FIRST = '0000_site.sql';

/** What adds something that the version before need not know of. */
const ADDS = [
  /^create (table|type|sequence|schema|index) /i,
  /^(insert into|update) /i,
  // Rows of the version before lack it: the database must be able to fill it in.
  /^alter table \S+ add column (?!.*\b(?:unique|primary key)\b)(?!.*\bnot null\b)/i,
  /^alter table \S+ add column (?!.*\b(?:unique|primary key)\b)(?=.*\b(?:default|generated)\b)/i,
  /^alter table \S+ alter column \S+ set default /i,
];
const CONTRACTS = /^-- contract: .{20,}/;
const TABLE_OF = /^(?:alter table|create (?:unique )?index \S+ on) ("?[\w.]+"?)/i;

/**
 * Statements of a migration that the version before, which runs beside it during an upgrade, may not survive: that take, rename or narrow
 * something. A line `-- contract: ` before one says since when nothing uses it.
 */
function breaking(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((statement) => statement.trim());
  const made = statements.flatMap((statement) => /^create table ("\w+")/i.exec(statement)?.[1] ?? []);
  return statements.filter((statement) => {
    const oneLine = statement.replaceAll(/\s+/g, ' ');
    const isOfNewTable = made.includes(TABLE_OF.exec(oneLine)?.[1] ?? '');
    return oneLine && !isOfNewTable && !CONTRACTS.test(statement) && !ADDS.some((form) => form.test(oneLine));
  });
}

test.each([
  'create table "a" ("b" text not null)',
  'create table "a" ("b" text);--> statement-breakpoint\ncreate unique index "i" on "a" ("b")',
  'create table "a" ("b" text);--> statement-breakpoint\nalter table "a" add constraint "c" unique("b")',
  'create index "i" on "a" using btree ("b")',
  'alter table "a" add column "b" text',
  'alter table "a" add column "b" integer default 0 not null',
  'alter table "a" add column "b" integer not null default 0',
  'alter table "a" add column "b" integer not null generated always as (1) stored',
  'update "a" set "b" = 1',
  '-- contract: nothing has read it since 0007, which 2.0 brought\nalter table "a" drop column "b"',
])('a migration may add: %s', (migration) => {
  expect(breaking(migration)).toEqual([]);
});

test.each([
  'alter table "a" add column "b" text not null',
  'alter table "a" add column "b" text unique',
  'alter table "a" drop column "b"',
  'alter table "a" rename column "b" to "c"',
  'alter table "a" rename to "c"',
  'alter table "a" alter column "b" set not null',
  'alter table "a" alter column "b" drop not null',
  'alter table "a" alter column "b" set data type integer',
  'alter table "a" add constraint "c" unique("b")',
  'create unique index "i" on "a" ("b")',
  'drop table "a"',
  'drop index "i"',
  'delete from "a"',
  'truncate "a"',
  '-- contract: why\ndrop table "a"',
  'create table "a" ("b" text);--> statement-breakpoint\nalter table "c" drop column "b"',
])('what the version before may need goes later, with a reason: %s', (migration) => {
  expect(breaking(migration)).toHaveLength(1);
});

test('migrations leave the version before what it uses', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  expect(files).toContain(FIRST);
  const found = files
    .filter((file) => file !== FIRST)
    .flatMap((file) =>
      breaking(readFileSync(path.join(MIGRATIONS, file), 'utf8')).map((statement) => [file, statement]),
    );
  expect(found).toEqual([]);
});

describeOnDatabase('the schema of all tests here', (given) => {
  test('is one that a later version has brought further', async () => {
    const { rows } = await given.database.execute(sql`
      select count(*)::int as tables, count(*) filter (where exists (
        select from information_schema.columns as c
        where c.table_name = tablename and c.table_schema = 'public' and column_name = 'next_number'
      ))::int as wider
      from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([{ tables: expect.any(Number), wider: (rows[0]!.tables as number) - 1 }]);
    expect(rows[0]!.wider).toBeGreaterThan(30);
  });
});
