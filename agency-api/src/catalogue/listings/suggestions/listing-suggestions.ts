import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { readCards } from '../card/read-cards.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { referencedRows } from '../columns/referenced-rows.ts';
import type { ListingData } from '../listing-data.ts';

/** Listings by the beginning of any part of their reference or by their ID, those called exactly so first, then the newest. */
export async function listingSuggestions(
  database: Database,
  config: AgencyConfig,
  { columns, vocabulary }: Pick<ListingData, 'columns' | 'vocabulary'>,
  { language, text, most }: { language: Language; text: string; most: number },
): Promise<Suggestion[]> {
  const typed = referenceKey(text);
  // Words of letters alone are names: hardly any reference is.
  if (!/\d/.test(typed)) return [];
  const ids = namedListings(columns, typed).slice(0, most);
  const cards = await readCards(database, config, vocabulary, language, ids);
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

/** Public listings by a part of their reference, or the beginning of their ID. */
function namedListings(columns: ListingColumns, typed: string): number[] {
  const { ids, references, closed, discreet } = columns;
  const isOther = (row: number) => Number(!references[row]!.endsWith(typed) && String(ids[row]) !== typed);
  return [...new Set(referencedRows(columns, typed))]
    .filter((row) => discreet[row] === 0)
    .map((row) => ({ row, rank: isOther(row) * 2 + closed[row]! }))
    .sort((a, b) => a.rank - b.rank || b.row - a.row)
    .map(({ row }) => ids[row]!);
}

function partIn(reference: string, text: string): Suggestion['matched'] {
  const start = reference.toLowerCase().indexOf(text.trim().toLowerCase());
  return start < 0 ? [] : [[start, start + text.trim().length]];
}
