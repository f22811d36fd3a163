import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import type { OwnerPage } from 'shared-kit/domain/owner-paths';
import { ownerPath } from 'shared-kit/domain/owner-paths';

/** Head of a page for owners: for no search engine, the same page in each language. Message: `<page>.title`. */
export const ownerMeta =
  (page: OwnerPage) =>
  ({ language, site, text }: Pick<PageMetaArgs<unknown>, 'language' | 'site' | 'text'>): PageMeta => ({
    title: text(`${page}.title`),
    paths: Object.fromEntries(site.languages.map((other) => [other, ownerPath(page, other)])),
    canonical: ownerPath(page, language),
    robots: 'noindex, nofollow',
    banner: 'none',
  });
