import { integer, pgTable, point, primaryKey, text } from '../drizzle.ts';

/**
 * Where maps and areas find the visible listings: the public place of each (product L10), as longitude and latitude. A listing
 * whose place is not known has no row.
 */
export const listingPoints = pgTable(
  'listing_points',
  {
    rules: integer().notNull(),
    id: integer().notNull(),
    place: point({ mode: 'tuple' }).notNull(),
    /** The feed's number; maps mark some of them (product S13). */
    marquee: integer().notNull(),
    /** Whether the price on the map includes VAT, where it is that of new build: `excluded`, `included`. */
    vat: text(),
  },
  (table) => [primaryKey({ columns: [table.rules, table.id] })],
);
