import { boolean, date, index, integer, pgTable, sql, text, timestamp, uuid } from '../drizzle.ts';
import type { AppointmentState } from 'shared-kit/contracts/api/appointments';
import { languageColumn } from './columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Visits that were booked (product W1). The submission with the same id holds what the visitor wrote. */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey(),
    propertyId: integer('property_id').notNull(),
    email: text().notNull(),
    language: languageColumn().notNull(),
    state: text().$type<AppointmentState>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Hours of the visit, `10:00-13:00`. */
    slot: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Whether the agency confirms by hand. */
    isByHand: boolean('is_by_hand').notNull(),
    /** Rises with each change, so that calendars take the newest. */
    sequence: integer().notNull().default(0),
    /** Why the agency refused it. */
    reason: text().notNull().default(''),
    /** Mailbox of who looks after the property. */
    officeMailbox: text('office_mailbox').notNull(),
    /** Origin of the site that the links of its mails lead to. */
    site: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the visitor is reminded; null: not at all. */
    remindAt: instant('remind_at'),
    /** When the reminder was queued. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    /** Those that hold their time. */
    index('appointments_held')
      .on(table.startsAt)
      .where(sql`state in ('requested', 'confirmed', 'proposed')`),
    index('appointments_property').on(table.propertyId, table.startsAt),
    index('appointments_to_remind')
      .on(table.remindAt)
      .where(sql`state = 'confirmed' and reminded_at is null`),
  ],
);
