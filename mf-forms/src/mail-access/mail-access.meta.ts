import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { MailAccessData } from './mail-access.loader.ts';
import { mailingOf } from './mailings.ts';

/** Head of the page, which is for the one who got the mail. */
export function meta({ data, href, text, url }: PageMetaArgs<MailAccessData>): PageMeta {
  const title = text(`${mailingOf(data.route).words}.title`);
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href(data.route, {}, code) + url.search),
    robots: 'noindex, nofollow',
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
