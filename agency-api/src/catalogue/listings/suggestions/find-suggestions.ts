import type { Suggestion, SuggestionList, SuggestionSearch } from 'shared-kit/contracts/api/suggestion';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import type { ListingData } from '../listing-data.ts';
import { knownWords } from '../words/nearest-word.ts';
import { featureSuggestions } from './feature-suggestions.ts';
import { listingSuggestions } from './listing-suggestions.ts';
import type { OpenCounts } from './open-counts.ts';
import { streetSuggestions } from './street-suggestions.ts';
import { suggestibles } from './suggestible.ts';
import { SuggestionIndex } from './suggestion-index.ts';

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
