import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/languages';
import { withHomeIds } from '../home-ids/home-ids.ts';
import type { CompareData } from './compared-homes.tsx';

export { default } from './compare-page.tsx';
export { loader } from './compared-homes.tsx';

/** Head and breadcrumb; what one visitor chose is not for search engines. */
export function meta({ data: { homes }, href, site, text }: PageMetaArgs<CompareData>): PageMeta {
  const title = text('compare.title');
  const ids = homes.map(({ id }) => id);
  return {
    title,
    paths: localizedPaths(site.languages, (language) => {
      const path = href('compare', {}, language);
      return path && withHomeIds(path, ids);
    }),
    robots: 'noindex',
    breadcrumb: [{ label: text('favourites.title'), path: href('favourites') }, { label: title }],
    banner: 'breadcrumb',
  };
}
