import { index, integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/** Documents that owners sent because the agency asked for them (product O20). Their files are uploads that name this row. */
export const ownerDocuments = pgTable(
  'owner_documents',
  {
    id: uuid().primaryKey(),
    propertyId: integer('property_id').notNull(),
    /** Of the feed's `OwnerDocuments`. */
    code: text().notNull(),
    /** The owner who sent it, by the feed's e-mail in lower case. */
    ownerEmail: text('owner_email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('owner_documents_property').on(table.propertyId, table.code)],
);
