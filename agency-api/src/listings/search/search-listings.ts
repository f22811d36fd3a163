import type { ListingFacets, ListingPage, ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { readCards } from '../card/read-cards.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { alternativesTo } from './alternatives.ts';
import { offeredChoices } from './offered-choices.ts';
import { facetCounter, remembered } from './facet-counts.ts';
import { pageIds } from './page-ids.ts';
import { searchFilter, type SearchFilter } from './search-filter.ts';
import { shownFacets } from './shown-facets.ts';

export interface ListingSearcher {
  search(search: ListingSearch, vocabulary: Vocabulary): Promise<ListingPage>;
  /** The choices of a goal without filters. */
  facets(language: Language, goal: ListingSearch['goal'], vocabulary: Vocabulary): Promise<ListingFacets>;
}

/** Searches the listings; caches counts until the data change. */
export function listingSearcher(database: Database, config: AgencyConfig): ListingSearcher {
  const count = facetCounter(database);
  const offer = remembered((filter) => offeredChoices(database, filter));
  return {
    async search(search, vocabulary) {
      const { lang: language, sort } = search;
      const filter = await searchFilter(database, config, search, vocabulary);
      const counts = await count(filter, vocabulary.version);
      const paging = pagingOf(counts.total, search, config);
      const window = { language, sort, offset: (paging.page - 1) * paging.pageSize, limit: paging.pageSize };
      const offered = await offer(everythingOf(filter), vocabulary.version);
      const ids = counts.total > 0 ? await pageIds(database, filter, window, counts, vocabulary) : [];
      const countOf = async (other: ListingSearch) =>
        count(await searchFilter(database, config, other, vocabulary), vocabulary.version);
      return {
        items: await readCards(database, config, vocabulary, language, ids),
        total: counts.total,
        ...paging,
        facets: shownFacets(counts, offered, vocabulary, search),
        correctedSearch: filter.text?.corrected ?? null,
        alternatives:
          counts.total === 0 ? await alternativesTo(database, config, vocabulary, search, countOf) : null,
      };
    },
    async facets(language, goal, vocabulary) {
      const filter = everythingOf({ goal, list: 'public', among: undefined });
      const [counts, offered] = await Promise.all([
        count(filter, vocabulary.version),
        offer(filter, vocabulary.version),
      ]);
      return shownFacets(counts, offered, vocabulary, { lang: language, goal, city: [], type: [] });
    },
  };
}

/** A page past the end is the last one. */
function pagingOf(total: number, search: ListingSearch, config: AgencyConfig) {
  const pageSize = search.pageSize ?? config.listings.pageSize;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(search.page, pageCount), pageCount, pageSize };
}

/** A list without filters. */
function everythingOf({ goal, list, among }: Pick<SearchFilter, 'goal' | 'list' | 'among'>): SearchFilter {
  return {
    goal,
    list,
    among,
    minimums: {},
    priceMin: undefined,
    priceMax: undefined,
    text: undefined,
    surfaces: [],
    availableDay: undefined,
    cityIds: undefined,
    typeSetIds: undefined,
    energy: undefined,
    features: 0,
    showSold: false,
    mapArea: undefined,
  };
}
