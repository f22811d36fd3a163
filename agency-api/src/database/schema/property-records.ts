import { index, integer, json, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { Remarks } from '../stored/remarks.ts';
import { languageColumn } from './columns.ts';

/** What the feeds say of each property, one row per language. A withdrawn row stays, as its page says so. */
export const propertyRecords = pgTable(
  'property_records',
  {
    propertyId: integer('property_id').notNull(),
    language: languageColumn().notNull(),
    listing: json().$type<PropertyRecord>().notNull(),
    detail: json().$type<PropertyDetailRecord>(),
    /** Keys that the feed's schema does not know, kept aside. */
    unknownKeys:
      json('unknown_keys').$type<Partial<Record<'properties' | 'details', Record<string, unknown>>>>(),
    /** What the import remarked on the details: they are not looked at again until they change. */
    remarks: json().$type<Remarks>(),
    /** Of the feed's records: an equal digest means that nothing changed. */
    digest: text().notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, mode: 'string' }),
    /** When an office program sent or withdrew this listing alone: files that were written before change nothing of it. */
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.language] }),
    index('property_records_language').on(table.language),
  ],
);
