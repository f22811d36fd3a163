import { sql, type SQL } from './drizzle.ts';

/**
 * A `json` column, or null where SQL cannot read into it: such a column may hold U+0000 and lone surrogates, on which every operator fails,
 * and with it the query and all other rows. The importer refuses them; a record that came by another way costs itself only.
 */
export function readableJson(column: SQL): SQL {
  return sql`case when strpos(${column}::text, ${ESCAPE}) = 0 or ${column}::text !~ ${UNREADABLE} then ${column} end`;
}

/** Rare in what JavaScript writes, so that the pattern is hardly ever tried. */
const ESCAPE = '\\u';
const UNREADABLE = '\\\\u(0000|[dD][89a-fA-F])';
