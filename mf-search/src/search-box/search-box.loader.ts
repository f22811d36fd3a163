import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';

/** What can be chosen. `facets` is by goal: at 0 those for sale, at 1 those for rent. */
export interface SearchBoxData {
  facets: [sale: ListingFacets, rent: ListingFacets];
}

/** Cities and types of both goals, so that changing the goal needs no answer from anywhere. */
export async function loader({ api, language, signal }: WidgetLoaderArgs): Promise<SearchBoxData> {
  const ask = (goal: Goal) => api.get('getFacets', { query: { lang: language, goal }, signal });
  return { facets: await Promise.all([ask(SALE), ask(RENT)]) };
}
