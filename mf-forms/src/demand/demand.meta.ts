import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { DemandData } from './demand.loader.ts';

/** Head, banner and breadcrumb of the page; a form that a search filled in is no page of its own for search engines. */
export function meta({ data, href, site, text, url }: PageMetaArgs<DemandData>): PageMeta {
  const title = text('demand.title');
  return {
    title,
    description: text('demand.description', { agency: site.agency.name }),
    paths: localizedPaths(LANGUAGES, (code) => href('search-alert', {}, code) + url.search),
    canonical: href('search-alert'),
    ...(data.token && { robots: 'noindex' }),
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
