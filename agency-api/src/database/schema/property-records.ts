import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { DetailSummary } from '../../records/detail-summary.ts';
import { bytewiseText, languageColumn } from './columns.ts';

/**
 * What the feeds say of each property, one row per language. The JSON columns are the feed's records; the others are read out of
 * them on the way in, so that the read model is made by SQL alone. A withdrawn row stays, as its page says so.
 */
export const propertyRecords = pgTable(
  'property_records',
  {
    propertyId: integer('property_id').notNull(),
    language: languageColumn().notNull(),
    goal: smallint().notNull(),
    city: text().notNull(),
    zip: text().notNull(),
    /** The town's name folded, so that its spellings meet. */
    cityKey: bytewiseText('city_key').notNull(),
    /** Of the feed's list; empty where that is blank. */
    webIds: integer('web_ids').array().notNull(),
    marquee: integer().notNull(),
    referenceKey: bytewiseText('reference_key').notNull(),
    /** The headline in lower case without accents: the sort by type goes by it. */
    headlineKey: bytewiseText('headline_key').notNull(),
    /** Sold or rented, by the wording of the headline (product L1). */
    closed: boolean().notNull(),
    /** Euro. */
    price: doublePrecision(),
    /** Whether the record says that the price of a sale is not to be shown; null without details. */
    priceWithheld: boolean('price_withheld'),
    bedrooms: smallint(),
    bathrooms: smallint(),
    showerRooms: smallint('shower_rooms'),
    toilets: smallint(),
    garages: smallint(),
    /** What follows is read out of the details for the search; null where they do not say. */
    countryId: integer('country_id'),
    /** m². */
    living: doublePrecision(),
    plot: doublePrecision(),
    /** The price is the bouquet of a life annuity. */
    annuity: boolean(),
    /** New build is sold under VAT. */
    underVat: boolean('under_vat'),
    /** As read from the certificate's text; `?` for a text that names no label. */
    epcLabel: text('epc_label'),
    epcValue: doublePrecision('epc_value'),
    terrace: boolean(),
    garden: boolean(),
    lift: boolean(),
    furnished: boolean(),
    floor: integer(),
    /** Day on which it is free, since 1970; 0 for at once. */
    availableDay: integer('available_day'),
    publishAddress: boolean('publish_address'),
    street: text(),
    /** Folded. */
    streetKey: bytewiseText('street_key'),
    /** Longitude and latitude. */
    place: point({ mode: 'tuple' }),
    /** Name and mail address of the manager, folded. */
    managerKey: text('manager_key'),
    listing: json().$type<PropertyRecord>().notNull(),
    /** What cards need of the details. */
    summary: json().$type<DetailSummary>(),
    detail: json().$type<PropertyDetailRecord>(),
    /** Keys that the feed's schema does not know, kept aside. */
    unknownKeys: json('unknown_keys').$type<Record<string, unknown>>(),
    /** Of the feed's records: an equal digest means that nothing changed. */
    digest: text().notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.language] }),
    index('property_records_language').on(table.language),
    /** The units of projects are few among the properties. */
    index('property_records_project')
      .on(sql`((${table.listing} ->> 'ProjectID')::int)`)
      .where(sql`(${table.listing} ->> 'ProjectID') is not null`),
  ],
);
