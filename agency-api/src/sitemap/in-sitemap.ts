import { sql, type SQL } from 'drizzle-orm';

/**
 * Listings, by the alias `l`, that search engines are told of: discreet ones are for those who have their address, sold and rented ones
 * are hidden in lists too (product R8). Withdrawn ones have no row.
 */
export const IN_SITEMAP: SQL = sql`not l.discreet and not l.closed`;

/** A column with a time as ISO text. */
export const isoTime = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
