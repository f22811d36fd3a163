import { sql } from 'drizzle-orm';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import type { PictureReference } from '../../records/detail-summary.ts';
import { shownOrSkipped } from '../shown-or-skipped.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readCardRecords, type CardRecords } from './card-records.ts';
import { listingCard, type CardContext } from './listing-card.ts';

/** The cards of listings in the order of their IDs; listings that were withdrawn meanwhile, or are damaged, are left out. */
export async function readCards(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  language: Language,
  ids: number[],
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const { records, cityIds, addedOn } = await readCardRecords(database, config, ids);
  const colours = await readColours(database, [...records.values()].flatMap(coverIdsOf));
  return cardsOf(ids, records, { config, vocabulary, language, colours, cityIds, addedOn });
}

/** As `readCards`, from records that were read before. */
export function cardsOf(
  ids: number[],
  records: ReadonlyMap<number, CardRecords>,
  context: CardContext,
): ListingCard[] {
  return ids.flatMap((id) => {
    const known = records.get(id);
    const card = known && shownOrSkipped(`listing ${id}`, () => listingCard(known, context));
    return card ? [card] : [];
  });
}

/** Dominant colours of pictures, by id. */
export async function readColours(database: Database, ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; colour: string | null }>(
    database,
    sql`select id, colour from pictures where id = any(${sql.param(ids)}::text[])`,
  );
  return new Map(found.map(({ id, colour }) => [id, colour]));
}

/** IDs of the candidates for the pictures of a listing. */
export function coverIdsOf(records: CardRecords): string[] {
  return [...records.values()].flatMap(({ pictures = [], picture, thumbnail }) =>
    idsOf(picture, thumbnail, ...pictures),
  );
}

function idsOf(...pictures: (PictureReference | undefined)[]): string[] {
  return pictures.filter((picture) => picture !== undefined).map(({ id }) => id);
}
