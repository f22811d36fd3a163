import { sql } from 'drizzle-orm';
import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { readCards } from '../card/read-cards.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** References that are looked at; with more the typed text says too little. */
const LOOKED_AT = 200;

/** Listings by the beginning of any part of their reference or by their ID, those called exactly so first, then the newest. */
export async function listingSuggestions(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { language, text, most }: { language: Language; text: string; most: number },
): Promise<Suggestion[]> {
  const typed = referenceKey(text);
  // Words of letters alone are names: hardly any reference is.
  if (!/\d/.test(typed)) return [];
  const found = await rows<{ id: number }>(
    database,
    sql`select l.id from (
        select listing_id, min(length(key)) as length from (
          select key, listing_id from listing_references where key >= ${typed} and key < ${`${typed}\u{10ffff}`} order by key limit ${LOOKED_AT}) k
        group by listing_id) r
      join listings l on l.id = r.listing_id and not l.discreet
      order by r.length <> ${typed.length}, l.closed, l.id desc limit ${most}`,
  );
  const cards = await readCards(
    database,
    config,
    vocabulary,
    language,
    found.map(({ id }) => id),
  );
  return cards.map((card) => ({
    kind: 'listing',
    key: String(card.id),
    label: card.reference || String(card.id),
    detail: [card.title || card.headline, card.city].filter(Boolean).join(', '),
    count: 1,
    matched: partIn(card.reference || String(card.id), text),
    filters: {},
    place: { id: card.id, section: card.section, projectId: card.projectId, slugs: card.slugs },
  }));
}

function partIn(reference: string, text: string): Suggestion['matched'] {
  const start = reference.toLowerCase().indexOf(text.trim().toLowerCase());
  return start < 0 ? [] : [[start, start + text.trim().length]];
}
