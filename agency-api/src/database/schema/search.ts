import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  unique,
} from '../drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { ShownCard, ShownPage } from '../stored/shown-listing.ts';
import { bytewiseText, languageColumn, wordsColumn } from './columns.ts';

/**
 * The rules by which a row is made (`rulesOf`): versions of the API have their rows beside each other in the same tables, and each reads and
 * writes its own alone (`ownRows`).
 */
const rulesColumn = () => integer().notNull();

/** Towns with visible listings: spellings that fold to the same words are one town within a postal code of a country. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rules: rulesColumn(),
    foldedName: text('folded_name').notNull(),
    zip: text().notNull(),
    /** The feed's number; a listing that does not say is in Belgium. */
    countryId: integer('country_id').notNull(),
  },
  (table) => [
    unique('cities_rules_folded_name_zip_country_id').on(
      table.rules,
      table.foldedName,
      table.zip,
      table.countryId,
    ),
  ],
);

/** How the feeds of each language spell a town, and for how many listings. */
export const citySpellings = pgTable(
  'city_spellings',
  {
    rules: rulesColumn(),
    cityId: integer('city_id').notNull(),
    language: languageColumn().notNull(),
    name: text().notNull(),
    zip: text().notNull(),
    listings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rules, table.cityId, table.language, table.name, table.zip] })],
);

/** Every combination of WebIDs that a listing has: few, so that a listing needs but one number. */
export const typeSets = pgTable(
  'type_sets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rules: rulesColumn(),
    webIds: integer('web_ids').array().notNull(),
  },
  (table) => [unique('type_sets_rules_web_ids').on(table.rules, table.webIds)],
);

/** A name in the languages of the feeds that have one. */
export type NamesByLanguage = Partial<Record<Language, string>>;

/** Names of a main type (MainTypeName) by language, as JSON: few, so that a listing needs but one number. */
export const mainTypes = pgTable(
  'main_types',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rules: rulesColumn(),
    names: text().notNull(),
  },
  (table) => [unique('main_types_rules_names').on(table.rules, table.names)],
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
    rules: rulesColumn(),
    id: integer().notNull(),
    ...filterColumns(),
    /** A life annuity, whatever its price is. */
    isAnnuity: boolean('is_annuity').notNull(),
    /** The price may be the bouquet of a life annuity, not that of the whole. */
    isBouquet: boolean('is_bouquet').notNull(),
    /** What alerts are matched with besides; surfaces in m². */
    parkings: smallint(),
    terrace: doublePrecision(),
    garden: doublePrecision(),
    /** How the records that mean its town call it. */
    townNames: jsonb('town_names').$type<NamesByLanguage>().notNull(),
    /** In lower case without blanks: what a visitor may type to name it, besides its ID. */
    referenceKey: bytewiseText('reference_key').notNull(),
    /** Whom visitors ask about it: name and mail address, folded. */
    managerKey: text('manager_key'),
    /** The project of which it is a unit. */
    projectId: integer('project_id'),
  },
  (table) => [
    primaryKey({ columns: [table.rules, table.id] }),
    index('listings_newest').on(table.rules, table.goal, table.closed, table.id.desc().nullsFirst()),
    /** The units of projects are few among the listings. */
    index('listings_project')
      .on(table.projectId)
      .where(sql`${table.projectId} is not null`),
  ],
);

/**
 * What cards and pages show of each visible listing in each language that has a record; what that one lacks is of the others. Nothing
 * withheld is in it, and nothing that depends on the day, on other listings or on the names of towns, types and projects.
 */
export const shownListings = pgTable(
  'shown_listings',
  {
    rules: rulesColumn(),
    listingId: integer('listing_id').notNull(),
    language: languageColumn().notNull(),
    card: json().$type<ShownCard>().notNull(),
    /** What its page shows besides. */
    page: json().$type<ShownPage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rules, table.listingId, table.language] })],
);

/**
 * Words of the public texts of listings, stemmed by the dictionary of their language; those of titles and headlines with weight A. Folded before,
 * so that accents matter at neither end.
 */
export const listingWords = pgTable(
  'listing_words',
  {
    rules: rulesColumn(),
    listingId: integer('listing_id').notNull(),
    language: languageColumn().notNull(),
    words: wordsColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rules, table.listingId, table.language] }),
    index('listing_words_words').using('gin', table.words),
  ],
);

/** How many listings each town has of each combination of types: the counts of suggestions. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    rules: rulesColumn(),
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
      columns: [
        table.rules,
        table.goal,
        table.discreet,
        table.closed,
        table.cityId,
        table.typeSetId,
        table.mainTypeId,
      ],
    }),
  ],
);

/** Streets of listings with a public address: folded, from each of their words on, so that a street is found by any of them. */
export const listingStreets = pgTable(
  'listing_streets',
  {
    rules: rulesColumn(),
    key: bytewiseText().notNull(),
    listingId: integer('listing_id').notNull(),
    /** As the feed writes it. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rules, table.key, table.listingId] }),
    index('listing_streets_listing').on(table.rules, table.listingId),
  ],
);

/** One row. The version rises with every change of what is visible. */
export const readModel = pgTable('read_model', {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});

/** The rules of which there are rows, one row each. */
export const readModelRules = pgTable('read_model_rules', {
  rules: integer().primaryKey(),
  /** False until their rows have been made for the first time. */
  areWhole: boolean('are_whole').notNull().default(false),
  /** When a process with these rules last said that it runs. */
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** Listings that a process with other rules has changed, until one with these makes its rows of them anew. */
export const readModelChanges = pgTable(
  'read_model_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rules: rulesColumn(),
    propertyId: integer('property_id').notNull(),
  },
  (table) => [index('read_model_changes_rules').on(table.rules)],
);
