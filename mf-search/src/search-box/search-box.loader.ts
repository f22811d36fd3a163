import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';

/** The options of the box. `facets` is indexed by goal: 0 for sale, 1 for rent. */
export interface SearchBoxData {
  facets: [sale: ListingFacets, rent: ListingFacets];
}

/** Cities and types of both goals, so that changing the goal needs no request. */
export async function loader({ api, language, signal }: WidgetLoaderArgs): Promise<SearchBoxData> {
  const ask = (goal: Goal) => api.get('getFacets', { query: { lang: language, goal }, signal });
  return { facets: await Promise.all([ask(SALE), ask(RENT)]) };
}
