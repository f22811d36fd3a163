import { date, doublePrecision, integer, pgTable, primaryKey } from '../drizzle.ts';

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
