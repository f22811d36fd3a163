import { redirect } from 'react-router';
import type { OperationQuery } from 'shared-kit/api-client';
import type { ListingPage, ListingCard } from 'shared-kit/contracts/api/listing';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { RENT, SALE, type Goal } from 'shared-kit/domain/goal';
import { type ListingQuery, parseListingQuery } from 'shared-kit/domain/listing-query';
import { listAddress } from '../filters/list-address.ts';
import { readSubmittedForm } from '../filters/form-fields.ts';
import { computeExtent, mapSearch } from '../map/map-search.ts';
import { SEARCH_WINDOWS, createStills, type Still } from '../map-still/stills.ts';
import { apiQuery } from './api-query.ts';
import { citiesInLanguage } from './query-in-language.ts';

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
  const bounds = answer && (wanted ?? computeExtent(answer));
  return bounds ? createStills({ ...answer, area: polygon }, bounds, SEARCH_WINDOWS) : undefined;
}

/** The goal that a route of this remote lists. */
const goalOfRoute = (routeId: string): Goal => (routeId === 'rent-list' ? RENT : SALE);

/** Cards between two units of one project: a row has no two of them. */
const BETWEEN = 3;

/**
 * The listings of a page with the units of one project apart, which have one picture (product S7): where a unit would follow another of its
 * project too soon, the next listing that would not comes first. All else keeps its order.
 */
export function unitsApart(listings: readonly ListingCard[]): ListingCard[] {
  const left = [...listings];
  const apart: ListingCard[] = [];
  while (left.length > 0) {
    const recent = apart.slice(-BETWEEN).map(({ projectId }) => projectId);
    const next = left.findIndex(({ projectId }) => projectId === null || !recent.includes(projectId));
    apart.push(...left.splice(Math.max(next, 0), 1));
  }
  return apart;
}
