import { redirect } from 'react-router';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { RENT, SALE } from 'shared-kit/domain/goal';
import type { Goal } from 'shared-kit/domain/goal';
import { categoryAddress } from './category-address.ts';
import { listOfRoute, type CategoryList } from './category-list.ts';

export interface CategoryData {
  list: CategoryList;
  page: number;
  pageCount: number;
  /** The listings of each goal on this page of the list; those without any are left out. */
  lists: { goal: Goal; result: ListingPage }[];
}

/** Requests the listings of both goals, page by page side by side. A page past the end is redirected to the last one. */
export async function loader({
  api,
  href,
  language,
  url,
  routeId,
  signal,
}: PageLoaderArgs): Promise<CategoryData> {
  const list = listOfRoute(routeId);
  const page = wantedPage(url.searchParams.get('page'));
  const lists = await Promise.all(
    [SALE, RENT].map(async (goal) => {
      const query = { lang: language, goal, list, page } as const;
      return { goal, result: await api.get('searchListings', { query, signal }) };
    }),
  );
  const pageCount = Math.max(1, ...lists.map(({ result }) => result.pageCount));
  if (page > pageCount) throw redirect(categoryAddress(href, list, pageCount)!);
  // A goal with fewer pages answers with its last one, which was shown before.
  const shown = lists.filter(({ result }) => result.page === page && result.items.length > 0);
  return { list, page, pageCount, lists: shown };
}

const wantedPage = (value: string | null): number => (/^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1);
