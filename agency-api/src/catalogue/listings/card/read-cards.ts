import { and, eq, sql } from '../../../database/drizzle.ts';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import type { Language } from 'shared-kit/domain/languages';
import * as z from 'zod';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listingDates } from '../../../database/schema/listing-dates.ts';
import { listings, shownListings } from '../../../database/schema/search.ts';
import type { ShownCard, ShownPage } from '../../../database/stored/shown-listing.ts';
import { inNearest, languageOrder } from '../language-order.ts';
import { ownRows } from '../read-model/read-model-rules.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { ShownInLanguage } from '../read-model/shown-in-languages.ts';
import { shownOrSkipped } from '../shown-or-skipped.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { listingCard } from './listing-card.ts';
import type { CardContext, ShownListing } from './listing-place.ts';

/** The cards of listings in the order of their IDs; listings that were withdrawn meanwhile, or are damaged, are left out. */
export async function readCards(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  language: Language,
  ids: number[],
): Promise<ListingCard[]> {
  const shown = await readShownListings(
    database,
    config,
    ids.map((id) => ({ id, language })),
  );
  return createCards(ids, shown, { config, vocabulary, language });
}

/** As `readCards`, from rows that were read before. */
export function createCards(ids: number[], shown: ShownListings, context: CardContext): ListingCard[] {
  return ids.flatMap((id) => {
    const known = shown.get(shownKey({ id, language: context.language }));
    const card = known && shownOrSkipped(`listing ${id}`, () => listingCard(known, context));
    return card ? [card] : [];
  });
}

/** A listing in a language. */
export interface AskedListing {
  id: number;
  language: Language;
}

/** Rows by `shownKey`. */
export type ShownListings = ReadonlyMap<string, ShownListing>;

/** What was asked for, as a key. */
export const shownKey = ({ id, language }: AskedListing) => `${language} ${id}`;

/** What visible listings show in the languages in which each is asked for. */
export async function readShownListings(
  database: Database,
  config: AgencyConfig,
  asked: readonly AskedListing[],
): Promise<ShownListings> {
  if (asked.length === 0) return new Map();
  const row = nearestRow(database, config).as('shown');
  const found = await database
    .select({ ...ASKED, card: row.card, cityId: listings.cityId, addedOn: ADDED_ON })
    .from(askedTable(asked))
    .innerJoin(listings, and(ownRows(listings, config), eq(listings.id, ASKED.id)))
    .leftJoinLateral(row, sql`true`)
    .leftJoin(listingDates, eq(listingDates.propertyId, listings.id));
  return keyed(await withRows(database, config, found));
}

/** What is asked for as a table, whose columns are `ASKED`. */
export const askedTable = (asked: readonly AskedListing[]) => sql`unnest(
  ${sql.param(asked.map(({ id }) => id))}::int[],
  ${sql.param(asked.map(({ language }) => language))}::text[]) as asked (id, language)`;

export const ASKED = {
  id: sql`asked.id`.mapWith(Number),
  language: sql`asked.language`.mapWith(languageSchema.parse),
};

/** The row of an asked listing in its language, else in the first of those from which it would borrow everything. */
export const nearestRow = (database: Database, config: AgencyConfig) =>
  database
    .select({ card: shownListings.card, page: shownListings.page })
    .from(shownListings)
    .where(and(eq(shownListings.listingId, listings.id), ownRows(shownListings, config)))
    .orderBy(
      sql`${shownListings.language} <> ${ASKED.language}`,
      sql`array_position(${sql.param(languageOrder(config))}::text[], ${shownListings.language})`,
    )
    .limit(1);

/** The day on which the site first had a listing. */
export const ADDED_ON =
  sql`to_char(${listingDates.firstSeenAt} at time zone 'Europe/Brussels', 'YYYY-MM-DD')`.mapWith(
    z.string().nullable().parse,
  );

/**
 * Listings with what they show. Where another version of the API, or another configuration, has made the rows, it is made of the records
 * as this one would: both may run while a new version is rolled out. Damaged ones are left out.
 */
export async function withRows<
  Found extends AskedListing & { card: ShownCard | null; page?: ShownPage | null },
>(database: Database, config: AgencyConfig, found: readonly Found[]): Promise<(Found & ShownInLanguage)[]> {
  const lacking = found.filter(({ card }) => card === null).map(({ id }) => id);
  const made = await readRows(database, config, lacking);
  return found.flatMap((one) => {
    const row = one.card
      ? (one as ShownInLanguage)
      : inNearest(made.get(one.id)?.shown, one.language, config);
    return row ? [{ ...one, ...row }] : [];
  });
}

export const keyed = <Found extends AskedListing>(found: readonly Found[]): ReadonlyMap<string, Found> =>
  new Map(found.map((one) => [shownKey(one), one]));
