import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import type { UsedLinks } from 'composer/contract';
import { localizedPaths } from 'shared-kit/domain/languages';
import { isRefused } from 'shared-kit/forms/refusal';

/** Head of a page for owners: for no search engine, the same page in each language. Message: `<page>.title`. */
export const ownerMeta =
  (page: string, link: keyof UsedLinks) =>
  ({
    href,
    site,
    text,
    actionData,
  }: Pick<PageMetaArgs<unknown>, 'href' | 'site' | 'text' | 'actionData'>): PageMeta => ({
    title: [isRefused(actionData) && text('refusal.inTitle'), text(`${page}.title`)]
      .filter(Boolean)
      .join(' '),
    paths: localizedPaths(site.languages, (other) => href(link, {}, other)),
    canonical: href(link),
    robots: 'noindex, nofollow',
    banner: 'none',
  });
