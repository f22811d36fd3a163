import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** What a table consists of besides its columns; names are quoted, definitions are SQL. */
export interface TableShape {
  /** Columns of the primary key, in its order. */
  keys: { name: string; type: string }[];
  /** Columns that are numbered by the database. */
  identities: string[];
  /** Primary keys, unique and check constraints. */
  constraints: { name: string; definition: string }[];
  /** Indexes that belong to no constraint. */
  indexes: string[];
}

/** The shapes of tables of the public schema, by name. */
export async function tableShapes(
  database: Database,
  tables: readonly string[],
): Promise<ReadonlyMap<string, TableShape>> {
  const found = await rows<TableShape & { name: string }>(
    database,
    sql`select c.relname as name,
      coalesce((
        select json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)
        from pg_index i cross join lateral unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary), '[]') as keys,
      coalesce((
        select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attidentity <> ''), '[]') as identities,
      coalesce((
        select json_agg(json_build_object('name', quote_ident(conname), 'definition', pg_get_constraintdef(oid)) order by conname)
        from pg_constraint where conrelid = c.oid and contype in ('p', 'u', 'c')), '[]') as constraints,
      coalesce((
        select json_agg(pg_get_indexdef(i.indexrelid)) from pg_index i
        where i.indrelid = c.oid and not exists (select from pg_constraint where conindid = i.indexrelid)), '[]') as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname = any(${sql.param([...tables])}::text[])`,
  );
  return new Map(found.map(({ name, ...shape }) => [name, shape]));
}
