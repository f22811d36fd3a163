import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { SECTION_NAMES } from 'shared-kit/domain/sections';
import { discreetAddress } from './discreet-address.ts';
import type { DiscreetData } from './discreet.loader.ts';

/** Head and breadcrumb of the discreet list, which is not for search engines (product R2). */
export function meta({ data, href, language, site, text }: PageMetaArgs<DiscreetData>): PageMeta {
  return {
    title: text('discreet.title'),
    description: text('discreet.text'),
    paths: localizedPaths(site.languages, (other) => discreetAddress(href, data.page, other)),
    robots: 'noindex',
    breadcrumb: [{ label: SECTION_NAMES.discreet[language] }],
    banner: 'breadcrumb',
  };
}
