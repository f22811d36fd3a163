import type { ContentPage } from 'shared-kit/contracts/api/site';
import { PAGE_TYPES } from 'shared-kit/contracts/page';
import type { PageMeta, PageType } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/languages';
import type { Host } from 'composer/host';
import { contentPath } from 'composer/shell';
import type { OwnPage } from 'composer/shell';
import type { ContentData } from '../content/content.loader.ts';
import { agencyJsonLd, articleJsonLd } from './content.json-ld.ts';

/** Of a page of `contentLoader`: of the 404 page there is none. */
export const contentPageMeta: OwnPage['meta'] = (host, data, origin) => {
  const { page } = data as ContentData;
  return page ? contentMeta(host, page, origin) : undefined;
};

/** Head, banner and breadcrumb of a content page (product F19). The home page has a banner of its own, and tells who the agency is. */
export function contentMeta({ language, site }: Host, page: ContentPage, origin: string): PageMeta {
  const { article, metadata, paths: contentPaths } = page;
  const { og, robots, twitter, verification } = metadata;
  const title = metadata.metadataTitle || metadata.pageTitle || page.title;
  const description = metadata.metadataDescription || undefined;
  const picture = og.image ?? article?.picture;
  const paths = localizedPaths(site.languages, (code) => {
    const path = contentPaths[code];
    return path === undefined ? undefined : contentPath(code, path);
  });
  const address = origin + (paths[language] ?? '/');
  const steps = breadcrumb(page, language);
  return {
    title,
    description,
    paths,
    ...(picture && { image: picture.url, imageAlt: picture.alt }),
    type: pageType(og.type) ?? (article ? 'article' : 'website'),
    ...(robots && { robots }),
    openGraph: { title: og.title, description: og.description, url: og.url },
    twitter: { ...twitter, image: twitter.image?.url },
    verification: given(verification),
    ...banner(page, steps),
    ...(page.key === 'home' && { jsonLd: agencyJsonLd({ site, origin, address, description }) }),
    ...(article && {
      jsonLd: articleJsonLd({
        site,
        origin,
        address,
        title,
        description,
        article,
        modifyDate: page.modifyDate,
        picture,
        steps,
      }),
    }),
  };
}

/** The way to the page, itself as the last step. */
const breadcrumb = (page: ContentPage, language: Language) =>
  page.breadcrumb.map(({ label, path }) => ({
    label,
    ...(path !== null && { path: contentPath(language, path) }),
  }));

function banner(page: ContentPage, steps: NonNullable<PageMeta['breadcrumb']>): Partial<PageMeta> {
  const { key, heading, showBreadCrumb, showPageBanner } = page;
  const { colour, transparent, images } = page.banner;
  if (key === 'home' || (!showBreadCrumb && !showPageBanner)) return { banner: 'none' };
  // The page itself is no link.
  const shown = steps.map((step, index) => (index === steps.length - 1 ? { label: step.label } : step));
  return {
    banner: showPageBanner && heading ? 'title' : 'breadcrumb',
    heading,
    bannerLook: { colour, transparent, picture: images[0] },
    breadcrumb: showBreadCrumb ? shown : [],
  };
}

const given = <Codes extends Record<string, string>>(codes: Codes): Partial<Codes> =>
  Object.fromEntries(Object.entries(codes).filter(([, code]) => code)) as Partial<Codes>;

const pageType = (type: string | undefined): PageType | undefined =>
  PAGE_TYPES.find((known) => known === type);
