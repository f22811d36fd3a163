import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { AppointmentData } from './appointment.loader.ts';

/** Head, banner and breadcrumb of the page, which is none of its own for search engines. */
export function meta({ data, href, text, url }: PageMetaArgs<AppointmentData>): PageMeta {
  const title = text('appointment.title');
  const { property } = data;
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href('book-visit', {}, code) + url.search),
    robots: 'noindex',
    breadcrumb: [
      ...(property ? [{ label: property.title, ...(property.path && { path: property.path }) }] : []),
      { label: title },
    ],
    banner: 'title',
  };
}
