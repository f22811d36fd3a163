import { index, integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/**
 * `writing`: the file may be in the store, or half of it. `kept`: it is, whole. `removing`: the file goes, then the row. A file in the
 * store always has a row, so that nothing is left over whatever ends when.
 */
type UploadState = 'writing' | 'kept' | 'removing';

/** Files of visitors. The store has their bytes, encrypted. */
export const uploads = pgTable(
  'uploads',
  {
    /** Also the key in the store. */
    id: text().primaryKey(),
    /** The form that claimed it. */
    submissionId: uuid('submission_id'),
    name: text().notNull(),
    size: integer().notNull(),
    state: text().$type<UploadState>().notNull(),
    /** Keyed hash of the address it came from. */
    sender: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('uploads_sender').on(table.sender, table.createdAt),
    index('uploads_submission').on(table.submissionId),
  ],
);
