import { sql } from 'drizzle-orm';
import { rows, type Database } from '../src/database/database.ts';

/**
 * A digest of what DDL can change: two databases with the same one have tables, columns, constraints, indexes, triggers and functions
 * of the same names and definitions. A load replaces tables by others of the same shape, which is no change.
 */
export async function schemaDigest(database: Database): Promise<string> {
  const [found] = await rows<{ digest: string }>(
    database,
    sql`
      with relations as (
        select oid, oid::regclass::text as name, relkind
          from pg_class where relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
      ), parts as (
        select format('%s %s', name, relkind) as part from relations
        union all
        select format('%s %s %s %s %s %s', name, attnum, attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid))
          from pg_attribute join relations on oid = attrelid
          left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where relkind in ('r', 'v', 'm') and attnum > 0
        union all
        select format('%s %s %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
          from pg_constraint join relations on relations.oid = conrelid
        union all
        select pg_get_indexdef(indexrelid) from pg_index join relations on oid = indrelid
        union all
        select pg_get_triggerdef(pg_trigger.oid) from pg_trigger where not tgisinternal
        union all
        select format('%s %s', proname, prosrc) from pg_proc where oid >= 16384
        union all
        select nspname::text from pg_namespace where nspname !~ '^pg_'
      )
      select md5(string_agg(part, E'\n' order by part)) as digest from parts`,
  );
  return found!.digest;
}
