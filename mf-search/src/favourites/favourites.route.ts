import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/languages';
import { readHomeIds, withHomeIds } from '../home-ids/home-ids.ts';
import type { FavouritesData } from './favourites-page.tsx';

export { default } from './favourites-page.tsx';

/** Homes named in the address are loaded here: such a link works in any browser, without scripts too. */
export async function loader({ api, language, url, signal }: PageLoaderArgs): Promise<FavouritesData> {
  const ids = readHomeIds(url.searchParams);
  if (ids.length === 0) return { shared: null };
  const { items } = await api.get('getListings', { query: { lang: language, id: ids }, signal });
  return { shared: { ids, items } };
}

/** Head and breadcrumb; what one visitor chose is not for search engines. */
export function meta({ data: { shared }, href, site, text }: PageMetaArgs<FavouritesData>): PageMeta {
  const title = text(shared ? 'favourites.shared' : 'favourites.title');
  return {
    title,
    paths: localizedPaths(site.languages, (language) => {
      const path = href('favourites', {}, language);
      return path && withHomeIds(path, shared?.ids ?? []);
    }),
    robots: 'noindex',
    breadcrumb: [{ label: title }],
    banner: 'breadcrumb',
  };
}
