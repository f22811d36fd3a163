import { sql } from 'drizzle-orm';
import type { NewListings } from 'shared-kit/contracts/api/sitemap';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import { rows, type Database } from '../database/database.ts';
import { readCards } from '../listings/card/read-cards.ts';
import type { Vocabulary } from '../listings/vocabulary/vocabulary.ts';
import { IN_SITEMAP, isoTime } from './in-sitemap.ts';

/** As many as readers of feeds show at once. */
const NEWEST = 30;

/** The newest listings of a goal as lists order them (product S7), each with the time that the site first had it. */
export async function newListings(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { language, goal }: { language: Language; goal: number },
): Promise<NewListings> {
  const found = await rows<{ id: number; publishedAt: string | null }>(
    database,
    sql`select l.id, ${isoTime(sql`d.first_seen_at`)} as "publishedAt"
      from listings l left join listing_dates d on d.property_id = l.id
      where l.goal = ${goal} and ${IN_SITEMAP} order by l.id desc limit ${NEWEST}`,
  );
  const publishedAt = new Map(found.map((row) => [row.id, row.publishedAt]));
  const cards = await readCards(database, config, vocabulary, language, [...publishedAt.keys()]);
  return { items: cards.map((card) => ({ ...card, publishedAt: publishedAt.get(card.id) ?? null })) };
}
