import type { PropertyAction, VisitSource } from 'shared-kit/domain/owner-portal';
import { date, integer, pgTable, primaryKey, text } from '../drizzle.ts';

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

/**
 * Where the visitors of a property came from, and what they did with it, by day in Belgium (product O8, O9). Nothing tells who they
 * were. The names of sources and actions differ.
 */
export const propertyInterest = pgTable(
  'property_interest',
  {
    propertyId: integer('property_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<VisitSource | PropertyAction>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.kind] })],
);
