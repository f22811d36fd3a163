import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytewiseText, languageColumn } from './columns.ts';

/** Towns with visible listings: spellings that fold to the same words are one town within a postal code. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    foldedName: text('folded_name').notNull(),
    zip: text().notNull(),
  },
  (table) => [unique('cities_folded_name_zip').on(table.foldedName, table.zip)],
);

/** How the feeds of each language spell a town, and for how many listings. */
export const citySpellings = pgTable(
  'city_spellings',
  {
    cityId: integer('city_id').notNull(),
    language: languageColumn().notNull(),
    name: text().notNull(),
    zip: text().notNull(),
    listings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.language, table.name, table.zip] })],
);

/** Every combination of WebIDs that a listing has: few, so that a listing needs but one number. */
export const typeSets = pgTable(
  'type_sets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webIds: integer('web_ids').array().notNull(),
  },
  (table) => [unique('type_sets_web_ids').on(table.webIds)],
);

/** What a search filters by. */
const filterColumns = () => ({
  goal: smallint().notNull(),
  /** In the discreet list only. */
  discreet: boolean().notNull(),
  cityId: integer('city_id').notNull(),
  typeSetId: integer('type_set_id').notNull(),
  /** Euro; null when unknown or not shown. */
  price: doublePrecision(),
  bedrooms: smallint(),
  bathrooms: smallint(),
  showerRooms: smallint('shower_rooms'),
  toilets: smallint(),
  garages: smallint(),
});

/**
 * Read model of the search: one narrow row per visible listing. Facts are the same in every language, so a search finds the same
 * listings in each.
 */
export const listings = pgTable(
  'listings',
  {
    id: integer().primaryKey(),
    ...filterColumns(),
    closed: boolean().notNull(),
  },
  (table) => [
    index('listings_newest').on(table.goal, table.id),
    index('listings_cheapest').on(table.goal, table.price.asc().nullsLast(), table.id.desc().nullsFirst()),
    index('listings_dearest').on(table.goal, table.price.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('listings_discreet')
      .on(table.goal, table.id)
      .where(sql`${table.discreet}`),
    index('listings_city').on(table.goal, table.cityId, table.id.desc().nullsFirst()),
  ],
);

/**
 * The same listings in the order of their headlines in each language in use. The filter columns are repeated, because headlines go
 * with types and rooms: looking each up in `listings` would pass over most of them.
 */
export const listingsByHeadline = pgTable(
  'listings_by_headline',
  {
    language: languageColumn().notNull(),
    headlineKey: bytewiseText('headline_key').notNull(),
    id: integer().notNull(),
    ...filterColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.goal, table.headlineKey, table.id] }),
    index('listings_by_headline_id').on(table.id, table.language),
  ],
);

/** How many listings each town has of each combination of types: the counts of searches by town and type alone. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    goal: smallint().notNull(),
    discreet: boolean().notNull(),
    cityId: integer('city_id').notNull(),
    typeSetId: integer('type_set_id').notNull(),
    listings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.goal, table.discreet, table.cityId, table.typeSetId] })],
);

/** What a visitor may type to name a listing: its reference and its ID, in lower case. */
export const listingReferences = pgTable(
  'listing_references',
  {
    key: bytewiseText().notNull(),
    listingId: integer('listing_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.listingId] }),
    index('listing_references_listing').on(table.listingId),
  ],
);

/** One row. The version rises with every change of what is visible; settings are those that the read model was made with. */
export const readModel = pgTable('read_model', {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
  settings: text().notNull().default(''),
});
