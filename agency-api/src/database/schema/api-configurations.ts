import { bigint, pgTable, text, timestamp } from '../drizzle.ts';

/** Configurations of which APIs run: answers of the one with the highest number go before those of the others. */
export const apiConfigurations = pgTable('api_configurations', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of the configuration and the rules for listings. */
  digest: text().notNull().unique(),
  /** When a process with it last said that it runs. */
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
