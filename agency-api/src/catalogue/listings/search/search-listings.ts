import type {
  ListingFacets,
  ListingFilter,
  ListingPage,
  ListingSearch,
} from 'shared-kit/contracts/api/listing';
import { parseCityKey } from 'shared-kit/domain/towns';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { readCards } from '../card/read-cards.ts';
import type { ListingData } from '../listing-data.ts';
import { alternativesTo } from './alternatives.ts';
import { offeredChoices, shownFacets } from './shown-facets.ts';
import { facetCounts } from './facet-counts.ts';
import { sharedRows } from './matching-rows.ts';
import { pageIds } from './page-ids.ts';
import { readText, type ReadText, understoodIn } from '../text/read-text.ts';
import { searchFilter, type SearchFilter } from './search-filter.ts';

type SearchedData = Pick<ListingData, 'columns' | 'vocabulary'>;

interface ListingSearcher {
  search(search: ListingSearch, data: SearchedData): Promise<ListingPage>;
}

/** Searches the listings in memory; what a page shows of them comes from the database. */
export function listingSearcher(database: Database, config: AgencyConfig): ListingSearcher {
  async function alternatives(data: SearchedData, search: ListingSearch, text: ReadText | undefined) {
    const { nearest, ...others } = alternativesTo({ ...data, config, search, text });
    return { ...others, homes: await readCards(database, config, data.vocabulary, search.lang, nearest) };
  }
  return {
    async search(search, data) {
      const { lang: language, sort } = search;
      const { columns, vocabulary } = data;
      const text = await interpretText(database, config, search, data);
      const filter = searchFilter(config, search, vocabulary, text);
      const shared = sharedRows(columns, filter);
      const counts = facetCounts(columns, filter, shared);
      const paging = computePaging(counts.total, search, config);
      const window = { language, sort, offset: (paging.page - 1) * paging.pageSize, limit: paging.pageSize };
      const offered = offeredChoices(columns, createOpenFilter(filter));
      const understood = text ? understoodIn(text) : [];
      const ids = counts.total > 0 ? pageIds(data, filter, window, shared) : [];
      return {
        items: await readCards(database, config, vocabulary, language, ids),
        total: counts.total,
        ...paging,
        facets: shownFacets(counts, offered, vocabulary, search),
        correctedSearch: text?.corrected ?? null,
        understood,
        townKeys: townKeys(
          [...search.city, ...understood.flatMap(({ filters }) => filters.city ?? [])],
          search.lang,
          data,
        ),
        alternatives: counts.total === 0 ? await alternatives(data, search, text) : null,
      };
    },
  };
}

/** The choices of a goal without filters. */
export function computeFacets(
  language: Language,
  goal: ListingSearch['goal'],
  { columns, vocabulary }: SearchedData,
): ListingFacets {
  const filter = createOpenFilter({ goal, list: 'public', among: undefined });
  const offered = offeredChoices(columns, filter);
  return shownFacets(facetCounts(columns, filter), offered, vocabulary, {
    lang: language,
    goal,
    city: [],
    type: [],
  });
}

/** How each language writes the keys of towns. */
function townKeys(
  keys: readonly string[],
  language: Language,
  { vocabulary: { cities } }: SearchedData,
): ListingPage['townKeys'] {
  const written = [...new Set(keys)].flatMap((key) => {
    const town = parseCityKey(key);
    const [id] = town ? cities.idsOfKey(town.name, town.zip, language) : [];
    if (id === undefined) return [];
    return [
      [key, Object.fromEntries(LANGUAGES.map((other) => [other, cities.name(id, other)?.key]))] as const,
    ];
  });
  return Object.fromEntries(written);
}

/** The typed text of a search, read. */
export async function interpretText(
  database: Database,
  config: AgencyConfig,
  { search, lang: language, goal, list }: Pick<ListingFilter, 'search' | 'lang' | 'goal' | 'list'>,
  { columns, vocabulary }: SearchedData,
): Promise<ReadText | undefined> {
  if (!search) return undefined;
  return readText(search, { database, config, columns, vocabulary, language, goal, list });
}

/** A page past the end is the last one. */
function computePaging(total: number, search: ListingSearch, config: AgencyConfig) {
  const pageSize = search.pageSize ?? config.listings.pageSize;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(search.page, pageCount), pageCount, pageSize };
}

/** A list without filters. */
function createOpenFilter({
  goal,
  list,
  among,
}: Pick<SearchFilter, 'goal' | 'list' | 'among'>): SearchFilter {
  return {
    goal,
    list,
    among,
    minimums: [],
    priceMin: undefined,
    priceMax: undefined,
    text: undefined,
    hidesAnnuities: false,
    surfaces: [],
    availableDay: undefined,
    cityIds: undefined,
    around: undefined,
    typeSetIds: undefined,
    energy: undefined,
    features: 0,
    showSold: false,
    mapArea: undefined,
  };
}
