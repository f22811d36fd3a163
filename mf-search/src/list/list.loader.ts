import { redirect } from 'react-router';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { listAddress } from '../filters/list-address.ts';
import { readSubmittedForm } from '../filters/form-fields.ts';
import { apiQuery } from './api-query.ts';
import { goalOfRoute } from './list-goal.ts';
import { localCities } from './local-cities.ts';

export interface ListData {
  goal: Goal;
  query: ListingQuery;
  result: ListingPage;
}

/**
 * Reads the query parameters and requests the page of listings. A form sent without JavaScript is redirected to its canonical
 * address, and a page beyond the last one to the last one, which the API returns.
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
  const result = await api.get('searchListings', { query: apiQuery(query, goal, language), signal });
  if (result.page !== query.page) throw redirect(listAddress(href, goal, { ...query, page: result.page }));
  return { goal, query: { ...query, cities: localCities(query.cities, result) }, result };
}
