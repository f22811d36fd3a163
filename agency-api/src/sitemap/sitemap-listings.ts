import type { SitemapListings, NewListings } from 'shared-kit/contracts/api/sitemap';
import type { Language } from 'shared-kit/domain/languages';
import * as z from 'zod';
import { listingPlace, shownCity, slugsByLanguage } from '../catalogue/listings/card/listing-place.ts';
import { readShownListings, shownKey, readCards } from '../catalogue/listings/card/read-cards.ts';
import { ownRows } from '../catalogue/listings/read-model/read-model-rules.ts';
import { shownOrSkipped } from '../catalogue/listings/shown-or-skipped.ts';
import type { Vocabulary } from '../catalogue/listings/vocabulary/vocabulary.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { Database } from '../database/database.ts';
import { and, not, sql, type SQLWrapper, eq, gte, desc } from '../database/drizzle.ts';
import { listingDates } from '../database/schema/listing-history.ts';
import { listings } from '../database/schema/search.ts';

/**
 * Listings that search engines are told of: discreet ones are for those who have their address, sold and rented ones
 * are hidden in lists too (product R8). Withdrawn ones have no row.
 */
export const inSitemap = (config: AgencyConfig) =>
  and(ownRows(listings, config), not(listings.discreet), not(listings.closed));

const timeSchema = z.string().nullable();

/** A time as ISO text. */
export const isoTime = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.mapWith(timeSchema.parse);

interface Window {
  /** First id. */
  from: number;
  limit: number;
}

/** The listings of a window by ascending id, with what their addresses are made of in every language. */
export async function sitemapListings(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { from, limit }: Window,
): Promise<SitemapListings> {
  const found = await database

    .select({ id: listings.id, lastModified: isoTime(listingDates.changedAt) })
    .from(listings)
    .leftJoin(listingDates, eq(listingDates.propertyId, listings.id))
    .where(and(gte(listings.id, from), inSitemap(config)))
    .orderBy(listings.id)
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const language = config.languages.default;
  const rows = await readShownListings(
    database,
    config,
    shown.map(({ id }) => ({ id, language })),
  );
  const context = { config, vocabulary, language };
  const items = shown.flatMap(({ id, lastModified }) => {
    const row = rows.get(shownKey({ id, language }));
    const item =
      row &&
      shownOrSkipped(`listing ${id}`, () => {
        const { section, projectId } = listingPlace(row.card, shownCity(row, context).name, context);
        return {
          id,
          section,
          projectId,
          slugsByLanguage: slugsByLanguage(row, context),
          lastModified,
        };
      });
    return item ? [item] : [];
  });
  return { items, next: found[limit]?.id ?? null };
}

/** As many as readers of feeds show at once. */
const NEWEST = 30;

/** The newest listings of a goal as lists order them (product S7), each with the time that the site first had it. */
export async function newListings(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { language, goal }: { language: Language; goal: number },
): Promise<NewListings> {
  const found = await database
    .select({ id: listings.id, publishedAt: isoTime(listingDates.firstSeenAt) })
    .from(listings)
    .leftJoin(listingDates, eq(listingDates.propertyId, listings.id))
    .where(and(eq(listings.goal, goal), inSitemap(config)))
    .orderBy(desc(listings.id))
    .limit(NEWEST);
  const publishedAt = new Map(found.map((row) => [row.id, row.publishedAt]));
  const cards = await readCards(database, config, vocabulary, language, [...publishedAt.keys()]);
  return { items: cards.map((card) => ({ ...card, publishedAt: publishedAt.get(card.id) ?? null })) };
}
