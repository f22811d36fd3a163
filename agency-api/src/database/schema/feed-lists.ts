import { boolean, integer, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import { languageColumn } from './columns.ts';

/** The feeds loaded so far, one per language. Placeholder feeds are withdrawn by the first feed of an agency. */
export const feeds = pgTable('feeds', {
  language: languageColumn().primaryKey(),
  origin: text().$type<'agency' | 'placeholder'>().notNull(),
  /** Of the lists that are replaced as a whole: types and cities, owners. */
  listsDigest: text('lists_digest').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** Property types by WebID (product D12). */
export const propertyTypes = pgTable(
  'property_types',
  {
    language: languageColumn().notNull(),
    webId: integer('web_id').notNull(),
    /** WebID of the type that it belongs to. */
    parentWebId: integer('parent_web_id'),
    name: text().notNull(),
    showOrder: integer('show_order').notNull(),
    sale: boolean().notNull(),
    rent: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.webId] })],
);

/** The feed's city entries: they tell the country of a town. Counts are the exporter's and not kept. */
export const feedCities = pgTable(
  'feed_cities',
  {
    language: languageColumn().notNull(),
    name: text().notNull(),
    zip: text().notNull(),
    countryId: integer('country_id').notNull(),
    countryName: text('country_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.name, table.zip] })],
);

/** Owners and their properties; nothing of it ever leaves the API but to its owner. E-mail in lower case. */
export const owners = pgTable(
  'owners',
  {
    language: languageColumn().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    preferredLanguage: text('preferred_language').$type<Language>().notNull(),
    propertyIds: integer('property_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.email] })],
);
