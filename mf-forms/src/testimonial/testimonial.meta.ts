import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';

/** Head, banner and breadcrumb of the page. */
export function meta({ href, site, text }: PageMetaArgs<null>): PageMeta {
  const title = text('testimonial.title');
  return {
    title,
    description: text('testimonial.description', { agency: site.agency.name }),
    paths: localizedPaths(LANGUAGES, (code) => href('testimonial', {}, code)),
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
