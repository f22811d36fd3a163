import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uuid,
} from '../drizzle.ts';
import type { Demand, MailingState } from 'shared-kit/contracts/api/mail-access';
import type { DemandRange, Frequency } from 'shared-kit/contracts/api/forms/demand';
import { languageColumn } from './columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** The least and the most of something; absent bounds are open. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** What a demand looks for, in terms of listings. */
export interface DemandCriteria {
  /** WebIDs, at least one. */
  types: number[];
  /** At least one: a town (`town namur|5000`), a postal code (`zip 5000`), a province or a region (`area province:namur`). */
  zones: string[];
  ranges: Partial<Record<DemandRange, Bounds>>;
}

/** Searches that visitors want to hear of (product V13). The submission with the same id holds what they wrote. */
export const demands = pgTable(
  'demands',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    language: languageColumn().notNull(),
    goal: smallint().notNull(),
    criteria: jsonb().$type<DemandCriteria>().notNull(),
    /** What the visitor filled in last. */
    fields: jsonb().$type<Demand['fields']>().notNull(),
    frequency: text().$type<Frequency>().notNull(),
    state: text().$type<MailingState>().notNull().default('unconfirmed'),
    /** Origin of the site that the links of its mails lead to. */
    site: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    stoppedAt: instant('stopped_at'),
    /** When its last alert was queued. */
    alertedAt: instant('alerted_at'),
  },
  (table) => [index('demands_state').on(table.state)],
);

/** What imports brought that demands may match: written with the import, removed when it is matched. */
export const listingEvents = pgTable('listing_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  propertyId: integer('property_id').notNull(),
  /** `new`, or `price` for one that was lowered. */
  kind: text().$type<'new' | 'price'>().notNull(),
  price: doublePrecision(),
  notedAt: instant('noted_at').notNull().defaultNow(),
});

/** Which listing a demand is told of, and why: once each, as the key says. */
export const demandMatches = pgTable(
  'demand_matches',
  {
    demandId: uuid('demand_id').notNull(),
    propertyId: integer('property_id').notNull(),
    /** `new`, or `price <amount>`. */
    reason: text().notNull(),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** When the mail that tells of it was queued. */
    alertedAt: instant('alerted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.demandId, table.propertyId, table.reason] }),
    index('demand_matches_waiting')
      .on(table.demandId)
      .where(sql`alerted_at is null`),
  ],
);
