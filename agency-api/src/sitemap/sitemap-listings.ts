import { and, eq, gte } from '../database/drizzle.ts';
import type { SitemapListings } from 'shared-kit/contracts/api/sitemap';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { Database } from '../database/database.ts';
import { listingDates } from '../database/schema/listing-dates.ts';
import { listings } from '../database/schema/search.ts';
import { listingPlace, shownCity, slugsByLanguage } from '../catalogue/listings/card/listing-place.ts';
import { readShownListings, shownKey } from '../catalogue/listings/card/read-cards.ts';
import { shownOrSkipped } from '../catalogue/listings/shown-or-skipped.ts';
import type { Vocabulary } from '../catalogue/listings/vocabulary/vocabulary.ts';
import { inSitemap, isoTime } from './in-sitemap.ts';

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
