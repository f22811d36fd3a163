import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { ThankYouData } from './thank-you.loader.ts';

/** Head of the page; nothing for search engines. */
export function meta({ data, href, text }: PageMetaArgs<ThankYouData>): PageMeta {
  const title = text('thanks.title');
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href(data.route, {}, code)),
    robots: 'noindex',
    breadcrumb: [{ label: title }],
    banner: 'breadcrumb',
  };
}
