import type { ListingFacets, ListingPage, ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { readCards } from '../card/read-cards.ts';
import { listingColumns } from '../columns/read-listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { alternativesTo } from './alternatives.ts';
import { offeredChoices } from './offered-choices.ts';
import { facetCounts } from './facet-counts.ts';
import { pageIds } from './page-ids.ts';
import { searchFilter, type SearchFilter } from './search-filter.ts';
import { shownFacets } from './shown-facets.ts';

export interface ListingSearcher {
  search(search: ListingSearch, vocabulary: Vocabulary): Promise<ListingPage>;
  /** The choices of a goal without filters. */
  facets(language: Language, goal: ListingSearch['goal'], vocabulary: Vocabulary): Promise<ListingFacets>;
}

/** Searches the listings in memory; what a page shows of them comes from the database. */
export function listingSearcher(database: Database, config: AgencyConfig): ListingSearcher {
  return {
    async search(search, vocabulary) {
      const { lang: language, sort } = search;
      const columns = await listingColumns(database, vocabulary);
      const filter = searchFilter(columns, config, search, vocabulary);
      const counts = facetCounts(columns, filter);
      const paging = pagingOf(counts.total, search, config);
      const window = { language, sort, offset: (paging.page - 1) * paging.pageSize, limit: paging.pageSize };
      const offered = offeredChoices(columns, everythingOf(filter));
      const ids = counts.total > 0 ? pageIds(columns, filter, window, vocabulary) : [];
      return {
        items: await readCards(database, config, vocabulary, language, ids),
        total: counts.total,
        ...paging,
        facets: shownFacets(counts, offered, vocabulary, search),
        correctedSearch: filter.text?.corrected ?? null,
        alternatives: counts.total === 0 ? alternativesTo(columns, config, vocabulary, search) : null,
      };
    },
    async facets(language, goal, vocabulary) {
      const filter = everythingOf({ goal, list: 'public', among: undefined });
      const columns = await listingColumns(database, vocabulary);
      const offered = offeredChoices(columns, filter);
      return shownFacets(facetCounts(columns, filter), offered, vocabulary, {
        lang: language,
        goal,
        city: [],
        type: [],
      });
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
    minimums: [],
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
