import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { DocumentLinkData } from './document-link.loader.ts';

/** Head of the page, which is for the one who got the mail. */
export function meta({ href, text, url }: PageMetaArgs<DocumentLinkData>): PageMeta {
  const title = text('documentLink.title');
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href('documents-link', {}, code) + url.search),
    robots: 'noindex, nofollow',
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
