import { sql } from 'drizzle-orm';
import type { SitemapListings } from 'shared-kit/contracts/api/sitemap';
import type { AgencyConfig } from '../content/agency-config.ts';
import { rows, type Database } from '../database/database.ts';
import { mergedIn, shownCity } from '../listings/card/listing-card.ts';
import { readCardRecords } from '../listings/card/card-records.ts';
import { listingPlace } from '../listings/card/listing-place.ts';
import { slugsByLanguage } from '../listings/card/slugs-by-language.ts';
import { shownOrSkipped } from '../listings/shown-or-skipped.ts';
import type { Vocabulary } from '../listings/vocabulary/vocabulary.ts';
import { IN_SITEMAP, isoTime } from './in-sitemap.ts';

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
  const found = await rows<{ id: number; lastModified: string | null }>(
    database,
    sql`select l.id, ${isoTime(sql`d.changed_at`)} as "lastModified"
      from listings l left join listing_dates d on d.property_id = l.id
      where l.id >= ${from} and ${IN_SITEMAP} order by l.id limit ${limit + 1}`,
  );
  const shown = found.slice(0, limit);
  const { records, cityIds } = await readCardRecords(
    database,
    config,
    shown.map(({ id }) => id),
  );
  const language = config.languages.default;
  const context = { config, vocabulary, language, cityIds };
  const items = shown.flatMap(({ id, lastModified }) => {
    const cards = records.get(id);
    const item =
      cards &&
      shownOrSkipped(`listing ${id}`, () => {
        const record = mergedIn(language, cards, config);
        const { section, projectId } = listingPlace(record, shownCity(record, context).name, context);
        return { id, section, projectId, slugsByLanguage: slugsByLanguage(cards, context), lastModified };
      });
    return item ? [item] : [];
  });
  return { items, next: found[limit]?.id ?? null };
}
