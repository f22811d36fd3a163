import { date, pgTable, text } from '../drizzle.ts';

/** Owners who want a summary by mail each week (product O17). */
export const ownerSummaries = pgTable('owner_summaries', {
  /** In lower case. */
  email: text().primaryKey(),
  /** The Monday of the week in which the last one was queued, or in which it was asked for. */
  week: date({ mode: 'string' }).notNull(),
  /** Origin of the site that the mail leads to. */
  site: text(),
});
