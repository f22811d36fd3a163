import type { Suggestion, SuggestionList, SuggestionSearch } from 'shared-kit/contracts/api/suggestion';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { perVersion } from '../per-version.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { knownWords } from '../words/nearest-word.ts';
import { listingSuggestions } from './listing-suggestions.ts';
import { readOpenCounts, type OpenCounts } from './open-counts.ts';
import { streetSuggestions } from './street-suggestions.ts';
import { suggestibles } from './suggestible.ts';
import { SuggestionIndex } from './suggestion-index.ts';

const MOST = 10;
const MOST_STREETS = 3;
const MOST_LISTINGS = 4;

/** Finds suggestions; keeps what can be suggested in memory until the data change. */
export function suggestionFinder(
  database: Database,
  config: AgencyConfig,
): (search: SuggestionSearch, vocabulary: Vocabulary) => Promise<SuggestionList> {
  const countsOf = perVersion(() => readOpenCounts(database));
  const indexes = perVersion(async () => new Map<string, SuggestionIndex>());

  async function indexOf({ lang, goal }: SuggestionSearch, vocabulary: Vocabulary): Promise<SuggestionIndex> {
    const [known, counts]: [Map<string, SuggestionIndex>, OpenCounts] = await Promise.all([
      indexes(vocabulary.version),
      countsOf(vocabulary.version),
    ]);
    const key = `${lang} ${goal}`;
    const index =
      known.get(key) ?? new SuggestionIndex(suggestibles(vocabulary, counts, lang, goal), counts, goal);
    known.set(key, index);
    return index;
  }

  return async (search, vocabulary) => {
    const { lang: language, goal, text } = search;
    const words = wordsOf(text);
    const [index, listings, streets] = await Promise.all([
      indexOf(search, vocabulary),
      listingSuggestions(database, config, vocabulary, { language, text, most: MOST_LISTINGS }),
      streetSuggestions(database, vocabulary, { goal, language, words, most: MOST_STREETS }),
    ]);
    const named = words.length > 0 ? namedSuggestions(index, words, vocabulary) : [];
    // Listings and streets have few places of the list: names fill what these leave.
    const room = MOST - listings.length - streets.length;
    const items: Suggestion[] = [...listings, ...named.slice(0, room), ...streets];
    return { items: [...items, ...named.slice(room)].slice(0, MOST) };
  };
}

const wordsOf = (text: string): string[] => foldWords(text).split(' ').filter(Boolean);

/** If nothing is called so, by the words that are nearest. */
function namedSuggestions(index: SuggestionIndex, words: string[], vocabulary: Vocabulary): Suggestion[] {
  const found = index.find(words, MOST);
  if (found.length > 0) return found;
  const meant = words.map((word) => knownWords(vocabulary).nearest(word)?.folded ?? word);
  return meant.join(' ') === words.join(' ')
    ? []
    : index.find(meant, MOST).map((item) => ({ ...item, matched: [] }));
}
