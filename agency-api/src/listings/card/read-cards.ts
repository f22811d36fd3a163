import { sql } from 'drizzle-orm';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readCardRecords } from './card-records.ts';
import { listingCard } from './listing-card.ts';

/** The cards of listings in the order of their IDs; those that vanished meanwhile are left out. */
export async function readCards(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  language: Language,
  ids: number[],
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const records = await readCardRecords(database, ids);
  const pictureIds = [...records.values()].flatMap((byLanguage) =>
    [...byLanguage.values()].map(({ picture }) => picture?.id).filter((id) => id !== undefined),
  );
  const [colours, cityIds] = await Promise.all([
    readColours(database, pictureIds),
    readCityIds(database, ids),
  ]);
  const context = { config, vocabulary, language, colours, cityIds };
  return ids
    .map((id) => records.get(id))
    .filter((known) => known !== undefined)
    .map((known) => listingCard(known, context));
}

/** Dominant colours of pictures, by id. */
export async function readColours(database: Database, ids: string[]): Promise<Map<string, string | null>> {
  const found = await rows<{ id: string; colour: string | null }>(
    database,
    sql`select id, colour from pictures where id = any(${sql.param(ids)}::text[])`,
  );
  return new Map(found.map(({ id, colour }) => [id, colour]));
}

/** The towns of listings in the read model, by listing. */
export async function readCityIds(database: Database, ids: number[]): Promise<Map<number, number>> {
  const found = await rows<{ id: number; cityId: number }>(
    database,
    sql`select id, city_id as "cityId" from listings where id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(found.map(({ id, cityId }) => [id, cityId]));
}
