import { and, not, sql, type SQLWrapper } from '../database/drizzle.ts';
import * as z from 'zod';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { listings } from '../database/schema/search.ts';
import { ownRows } from '../catalogue/listings/read-model/read-model-rules.ts';

/**
 * Listings that search engines are told of: discreet ones are for those who have their address, sold and rented ones
 * are hidden in lists too (product R8). Withdrawn ones have no row.
 */
export const inSitemap = (config: AgencyConfig) =>
  and(ownRows(listings, config), not(listings.discreet), not(listings.closed));

const timeSchema = z.string().nullable();

/** A time as ISO text. */
export const isoTime = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.mapWith(timeSchema.parse);
