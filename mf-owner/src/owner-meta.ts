import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import type { UsedLinks } from 'shared-kit/contracts/links';
import { localizedPaths } from 'shared-kit/domain/localized-paths';

/** Head of a page for owners: for no search engine, the same page in each language. Message: `<page>.title`. */
export const ownerMeta =
  (page: string, link: keyof UsedLinks) =>
  ({ href, site, text }: Pick<PageMetaArgs<unknown>, 'href' | 'site' | 'text'>): PageMeta => ({
    title: text(`${page}.title`),
    paths: localizedPaths(site.languages, (other) => href(link, {}, other)),
    canonical: href(link),
    robots: 'noindex, nofollow',
    banner: 'none',
  });
