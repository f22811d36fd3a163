import { date, integer, pgTable, primaryKey } from '../drizzle.ts';

/** How often a property's page was seen, by day in Belgium. Nothing tells who saw it. */
export const propertyVisits = pgTable(
  'property_visits',
  {
    propertyId: integer('property_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);
