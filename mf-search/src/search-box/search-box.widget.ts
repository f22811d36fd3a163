import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';
import type { SearchBoxData } from './search-box.tsx';

export { default } from './search-box.tsx';

/** Cities and types of both goals, so that changing the goal needs no request. */
export async function loader({ api, language, signal }: WidgetLoaderArgs): Promise<SearchBoxData> {
  const ask = (goal: Goal) => api.get('getFacets', { query: { lang: language, goal }, signal });
  return { facets: await Promise.all([ask(SALE), ask(RENT)]) };
}
