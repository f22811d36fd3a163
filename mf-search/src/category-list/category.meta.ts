import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { categoryAddress } from './category-address.ts';
import type { CategoryData } from './category.loader.ts';

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
