import { index, integer, pgTable, point } from 'drizzle-orm/pg-core';

/**
 * Where maps and areas find the visible listings: the public place of each (product L10), as longitude and latitude. A listing
 * whose place is not known has no row.
 */
export const listingPoints = pgTable(
  'listing_points',
  {
    id: integer().primaryKey(),
    place: point({ mode: 'tuple' }).notNull(),
    /** The feed's number; maps mark some of them (product S13). */
    marquee: integer().notNull(),
  },
  (table) => [index('listing_points_place').using('gist', table.place)],
);
