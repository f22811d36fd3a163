import { index, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** How often something was tried that is limited. The key is a digest: no address and no e-mail is kept. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When counting starts anew. */
    until: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('attempts_until').on(table.until)],
);
