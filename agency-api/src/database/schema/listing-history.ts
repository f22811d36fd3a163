import { integer, pgTable, timestamp, date, doublePrecision, primaryKey } from '../drizzle.ts';

/** When the site first had a listing, unknown for those of before the table, and when a feed last changed it in any language. */
export const listingDates = pgTable('listing_dates', {
  propertyId: integer('property_id').primaryKey(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true, mode: 'string' }),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
});

/** Public prices of a listing by the day from which the site had them; none while its price is withheld, or it is gone (product P24). */
export const listingPrices = pgTable(
  'listing_prices',
  {
    propertyId: integer('property_id').notNull(),
    day: date('day').notNull(),
    price: doublePrecision('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);
