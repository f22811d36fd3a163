import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';

/** Head, banner and breadcrumb of the page. */
export function meta({ href, site, text }: PageMetaArgs<null>): PageMeta {
  const title = text('valuation.title');
  return {
    title,
    description: text('valuation.description', { agency: site.agency.name }),
    paths: localizedPaths(LANGUAGES, (code) => href('valuation-request', {}, code)),
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
