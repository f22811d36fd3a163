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

/** Towns with visible listings: spellings that fold to the same words are one town within a postal code of a country. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    foldedName: text('folded_name').notNull(),
    zip: text().notNull(),
    /** The feed's number; a listing that does not say is in Belgium. */
    countryId: integer('country_id').notNull(),
  },
  (table) => [unique('cities_folded_name_zip_country_id').on(table.foldedName, table.zip, table.countryId)],
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

/** Names of a main type (MainTypeName) by language, as JSON: few, so that a listing needs but one number. */
export const mainTypes = pgTable(
  'main_types',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    names: text().notNull(),
  },
  (table) => [unique('main_types_names').on(table.names)],
);

/** What a search filters by. */
const filterColumns = () => ({
  goal: smallint().notNull(),
  /** In the discreet list only. */
  discreet: boolean().notNull(),
  cityId: integer('city_id').notNull(),
  typeSetId: integer('type_set_id').notNull(),
  mainTypeId: integer('main_type_id').notNull(),
  /** Sold or rented. */
  closed: boolean().notNull(),
  /** Euro; null when unknown or not shown. */
  price: doublePrecision(),
  bedrooms: smallint(),
  bathrooms: smallint(),
  showerRooms: smallint('shower_rooms'),
  toilets: smallint(),
  garages: smallint(),
  /** m²; null when unknown. */
  living: doublePrecision(),
  plot: doublePrecision(),
  /** Price by living surface; null where either is unknown, and for life annuities. */
  priceM2: doublePrecision('price_m2'),
  /** 1 for a to 7 for g; null without a label. */
  energy: smallint(),
  /** A bit for each of `FEATURES`, in their order. */
  features: smallint().notNull(),
  /** Day on which it is free, since 1970; 0 for at once, null when unknown. */
  availableDay: integer('available_day'),
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
    /** In lower case without blanks: what a visitor may type to name it, besides its ID. */
    referenceKey: bytewiseText('reference_key').notNull(),
    /** Whom visitors ask about it: name and mail address, folded. */
    managerKey: text('manager_key'),
  },
  (table) => [index('listings_newest').on(table.goal, table.closed, table.id.desc().nullsFirst())],
);

/** The order of the listings by their headlines in each language in use. */
export const listingsByHeadline = pgTable(
  'listings_by_headline',
  {
    language: languageColumn().notNull(),
    headlineKey: bytewiseText('headline_key').notNull(),
    id: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'listings_by_headline_pk', columns: [table.language, table.headlineKey, table.id] }),
  ],
);

/** How many listings each town has of each combination of types: the counts of suggestions. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    goal: smallint().notNull(),
    discreet: boolean().notNull(),
    closed: boolean().notNull(),
    cityId: integer('city_id').notNull(),
    typeSetId: integer('type_set_id').notNull(),
    mainTypeId: integer('main_type_id').notNull(),
    listings: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'listing_counts_pk',
      columns: [table.goal, table.discreet, table.closed, table.cityId, table.typeSetId, table.mainTypeId],
    }),
  ],
);

/** Streets of listings with a public address: folded, from each of their words on, so that a street is found by any of them. */
export const listingStreets = pgTable(
  'listing_streets',
  {
    key: bytewiseText().notNull(),
    listingId: integer('listing_id').notNull(),
    /** As the feed writes it. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.listingId] }),
    index('listing_streets_listing').on(table.listingId),
  ],
);

/** One row. The version rises with every change of what is visible; settings are those that the read model was made with. */
export const readModel = pgTable('read_model', {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
  settings: text().notNull().default(''),
});
