import { redirect } from 'react-router';
import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { RENT, SALE } from 'shared-kit/domain/goal';
import { localizedPaths } from 'shared-kit/domain/languages';
import { categoryAddress, listOfRoute, type CategoryData } from './category-page.tsx';

export { default } from './category-page.tsx';

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

/** Head and breadcrumb of a list. Discreet listings and empty lists are not for search engines (product R2). */
export function meta({ data, href, site, text }: PageMetaArgs<CategoryData>): PageMeta {
  const { list, lists, page } = data;
  return {
    title: text(`${list}.title`),
    description: text(`${list}.text`),
    paths: localizedPaths(site.languages, (other) => categoryAddress(href, list, page, other)),
    ...((list === 'discreet' || lists.length === 0) && { robots: 'noindex' }),
    breadcrumb: [{ label: text(`${list}.label`) }],
    banner: 'breadcrumb',
  };
}
