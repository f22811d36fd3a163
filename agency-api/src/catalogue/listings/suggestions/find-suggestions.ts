import type { Suggestion, SuggestionList, SuggestionSearch } from 'shared-kit/contracts/api/suggestion';
import type { Language } from 'shared-kit/domain/languages';
import { foldWords } from 'shared-kit/domain/slug';
import * as z from 'zod';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { type Database, rows } from '../../../database/database.ts';
import { sql } from '../../../database/drizzle.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { readCards } from '../card/read-cards.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { referencedRows } from '../columns/row-filters.ts';
import type { ListingData } from '../listing-data.ts';
import { computeRules } from '../read-model/read-model-rules.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { knownWords } from '../words/nearest-word.ts';
import { featureSuggestions } from './feature-suggestions.ts';
import { matchedParts, SuggestionIndex } from './suggestion-index.ts';
import type { OpenCounts } from './open-counts.ts';
import { suggestibles } from './suggestible.ts';

const MOST = 10;
const MOST_STREETS = 3;
const MOST_FEATURES = 3;
const MOST_LISTINGS = 4;

type SuggestedData = Pick<ListingData, 'columns' | 'vocabulary' | 'openCounts'>;

/** Finds suggestions; keeps what can be suggested in memory until the data change. */
export function suggestionFinder(
  database: Database,
  config: AgencyConfig,
): (search: SuggestionSearch, data: SuggestedData) => Promise<SuggestionList> {
  return async (search, data) => {
    const { lang: language, goal, text } = search;
    const { vocabulary } = data;
    const words = splitWords(text);
    const asked = { goal, language, words };
    const [listings, streets, named] = await Promise.all([
      listingSuggestions(database, config, data, { language, text, most: MOST_LISTINGS }),
      streetSuggestions(database, config, vocabulary, { ...asked, most: MOST_STREETS }),
      namedSuggestions(database, config, data, search, words),
    ]);
    // Listings and streets have few places of the list: names fill what these leave.
    const room = MOST - listings.length - streets.length;
    const items: Suggestion[] = [...listings, ...named.slice(0, room), ...streets];
    return { items: [...items, ...named.slice(room)].slice(0, MOST) };
  };
}

/** What is called so; if nothing is, what the words that are nearest name. */
async function namedSuggestions(
  database: Database,
  config: AgencyConfig,
  data: SuggestedData,
  search: SuggestionSearch,
  words: string[],
): Promise<Suggestion[]> {
  if (words.length === 0) return [];
  const found = await listSuggestions(database, config, data, search, words);
  if (found.length > 0) return found;
  const known = knownWords(data.vocabulary, search.lang);
  const meant = words.map((word) => known.nearest(word)?.folded ?? word);
  if (meant.join(' ') === words.join(' ')) return [];
  return (await listSuggestions(database, config, data, search, meant)).map((item) => ({
    ...item,
    matched: [],
  }));
}

/** Features come first where their whole name is typed, and otherwise behind places and types, which they leave fewer places. */
async function listSuggestions(
  database: Database,
  config: AgencyConfig,
  data: SuggestedData,
  search: SuggestionSearch,
  words: string[],
): Promise<Suggestion[]> {
  const { lang: language, goal } = search;
  const features = await featureSuggestions(database, config, data, {
    goal,
    language,
    words,
    most: MOST_FEATURES,
  });
  const [whole, begun] = [true, false].map((isWhole) =>
    features.filter((feature) => feature.isWhole === isWhole).map(({ item }) => item),
  );
  const names = prepareIndex(search, data).find(words, MOST - features.length);
  return [...whole!, ...names, ...begun!];
}

const byCounts = new WeakMap<OpenCounts, Map<string, SuggestionIndex>>();

/** What can be suggested for a goal in a language; gathered once. */
function prepareIndex(
  { lang, goal }: SuggestionSearch,
  { vocabulary, openCounts }: SuggestedData,
): SuggestionIndex {
  const known = byCounts.get(openCounts) ?? new Map<string, SuggestionIndex>();
  byCounts.set(openCounts, known);
  const key = `${lang} ${goal}`;
  const index =
    known.get(key) ??
    new SuggestionIndex(suggestibles(vocabulary, openCounts, lang, goal), openCounts, { goal, lang });
  known.set(key, index);
  return index;
}

const splitWords = (text: string): string[] => foldWords(text).split(' ').filter(Boolean);

/** Listings by the beginning of any part of their reference or by their ID, those called exactly so first, then the newest. */
async function listingSuggestions(
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

/** Rows that are looked at; with more the typed words say too little. */
const LOOKED_AT = 500;
const SHORTEST = 3;

/** Streets of listings with a public address, by the beginning of any of their words, those with most listings first. */
async function streetSuggestions(
  database: Database,
  config: AgencyConfig,
  { cities }: Vocabulary,
  { goal, language, words, most }: { goal: number; language: Language; words: string[]; most: number },
): Promise<Suggestion[]> {
  const typed = words.join(' ');
  if (typed.length < SHORTEST) return [];
  const found = await rows(
    database,
    sql`select min(s.name) as name, l.city_id as "cityId", count(distinct l.id)::int as count
      from (select * from listing_streets where rules = ${computeRules(config)}::int and key >= ${typed} and key < ${`${typed}~`} limit ${LOOKED_AT}) s
      join listings l on l.rules = s.rules and l.id = s.listing_id
      where l.goal = ${goal} and not l.discreet and not l.closed
      group by l.city_id, lower(s.name) order by count desc, name, l.city_id limit ${most}`,
    z.object({ name: z.string(), cityId: z.number(), count: z.number() }),
  );
  return found.flatMap(({ name, cityId, count }) => {
    const city = cities.name(cityId, language);
    if (!city) return [];
    return {
      kind: 'street' as const,
      key: `${name}|${city.key}`,
      label: name,
      detail: `${city.zip} ${city.name}`.trim(),
      count,
      matched: matchedParts(name, words),
      filters: { search: name, city: [city.key] },
      place: null,
    };
  });
}
