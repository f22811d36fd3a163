import { integer, pgTable, timestamp } from '../drizzle.ts';

/** When the site first had a listing, unknown for those of before the table, and when a feed last changed it in any language. */
export const listingDates = pgTable('listing_dates', {
  propertyId: integer('property_id').primaryKey(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true, mode: 'string' }),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
});
