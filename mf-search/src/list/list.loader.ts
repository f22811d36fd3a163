import { redirect } from 'react-router';
import type { OperationQuery } from 'shared-kit/api-client';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { RENT, SALE, type Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { listAddress } from '../filters/list-address.ts';
import { readSubmittedForm } from '../filters/form-fields.ts';
import { extentOf } from '../map/extent-of.ts';
import { mapSearch } from '../map/map-search.ts';
import { SEARCH_WINDOWS, stillsOf, type Still } from '../map-still/stills.ts';
import { apiQuery } from './api-query.ts';
import { citiesInLanguage } from './query-in-language.ts';
import { unitsApart } from './units-apart.ts';

export interface ListData {
  goal: Goal;
  query: ListingQuery;
  result: ListingPage;
  /** What its map shows first, where the server has opened it. */
  stills?: Still[];
}

/**
 * Reads the query parameters and requests the page of listings. A form sent without JavaScript is redirected to its canonical
 * address, towns that are named in another language or spelling to their names on this page, and a page beyond the last one to the last one. Where the visitor chose no order, units of one project stand apart.
 */
export async function loader({
  api,
  href,
  language,
  url,
  routeId,
  signal,
}: PageLoaderArgs): Promise<ListData> {
  const goal = goalOfRoute(routeId);
  const submitted = readSubmittedForm(url.searchParams, goal);
  if (submitted) throw redirect(listAddress(href, submitted.goal, submitted.query));

  const query = parseListingQuery(url.searchParams, goal);
  const search = apiQuery(query, goal, language);
  const [result, stills] = await Promise.all([
    api.get('searchListings', { query: search, signal }),
    __SERVER__ && query.view === 'map' ? firstView(api, search, query, signal) : undefined,
  ]);
  const own = { ...query, cities: citiesInLanguage(query.cities, result, language), page: result.page };
  const [asked, canonical] = [query, own].map((each) => listAddress(href, goal, each));
  if (asked !== canonical) throw redirect(canonical!);
  const items = query.sort === 'newest' ? unitsApart(result.items) : result.items;
  return { goal, query, result: { ...result, items }, ...(stills && { stills }) };
}

/** Undefined where there is nothing to show, or the API does not tell: the map itself says so. */
async function firstView(
  api: PageLoaderArgs['api'],
  search: OperationQuery<'searchListings'>,
  { bounds: wanted, polygon }: ListingQuery,
  signal: AbortSignal,
): Promise<Still[] | undefined> {
  const answer = await api.get('getMap', { query: mapSearch(search), signal }).catch(() => undefined);
  const bounds = answer && (wanted ?? extentOf(answer));
  return bounds ? stillsOf({ ...answer, area: polygon }, bounds, SEARCH_WINDOWS) : undefined;
}

/** The goal that a route of this remote lists. */
const goalOfRoute = (routeId: string): Goal => (routeId === 'rent-list' ? RENT : SALE);
