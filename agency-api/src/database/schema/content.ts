import { bigint, boolean, json, pgTable, text, timestamp } from '../drizzle.ts';
import { bytesColumn } from './columns.ts';

/** One row: the content of the agency as it was imported last, checked; none before the first import. */
export const siteContent = pgTable('site_content', {
  id: boolean().primaryKey().default(true),
  /** Rises with every import that changes something. */
  version: bigint({ mode: 'number' }).notNull(),
  origin: text().$type<'agency' | 'placeholder'>().notNull(),
  /** Of the folder that it was imported from. */
  digest: text().notNull(),
  /** Null only within the first import. */
  content: json(),
  importedAt: timestamp('imported_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** Pictures of the content; the source follows from the bytes. */
export const contentFiles = pgTable('content_files', {
  source: text().primaryKey(),
  bytes: bytesColumn().notNull(),
});
