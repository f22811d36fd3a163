import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { OfferData } from './offer.loader.ts';

/** Head, banner and breadcrumb of the page, which is none of its own for search engines. */
export function meta({ href, text, url }: PageMetaArgs<OfferData>): PageMeta {
  const title = text('offer.title');
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href('purchase-offer', {}, code) + url.search),
    robots: 'noindex',
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
