import { date, index, integer, pgTable, text } from '../drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { HistoryType } from 'shared-kit/domain/owner-portal';

/** What the agency's software knows of a property for its owner: visits held, communications, online media (product O6). */
export const propertyHistory = pgTable(
  'property_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Hours, as `10:00-13:00`; empty where there are none. */
    slot: text().notNull(),
    type: text().$type<HistoryType>().notNull(),
    contact: text().notNull(),
    subject: text().notNull(),
    comment: text().notNull(),
    status: text().notNull(),
    /** Where it can be seen, such as the advert on a portal. */
    link: text(),
    /** Of subject, comment and status, where the agency's software tells it. */
    language: text().$type<Language>(),
  },
  (table) => [index('property_history_property').on(table.propertyId, table.day)],
);
