import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { withHomeIds } from '../home-ids/home-ids.ts';
import type { FavouritesData } from './favourites.loader.ts';

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
