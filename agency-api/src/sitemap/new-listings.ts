import { and, desc, eq } from '../database/drizzle.ts';
import type { NewListings } from 'shared-kit/contracts/api/sitemap';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { Database } from '../database/database.ts';
import { listingDates } from '../database/schema/listing-dates.ts';
import { listings } from '../database/schema/search.ts';
import { readCards } from '../catalogue/listings/card/read-cards.ts';
import type { Vocabulary } from '../catalogue/listings/vocabulary/vocabulary.ts';
import { inSitemap, isoTime } from './in-sitemap.ts';

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
