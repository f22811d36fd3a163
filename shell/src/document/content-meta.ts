import type { Picture } from 'shared-kit/contracts/api/picture';
import type { ContentPage, Verification } from 'shared-kit/contracts/api/site';
import { PAGE_TYPES } from 'shared-kit/contracts/page';
import type { PageMeta, PageType } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { targetHref } from 'shared-kit/host';
import type { Host } from 'shared-kit/host';
import { agencyJsonLd } from './agency.json-ld.ts';
import { articleJsonLd } from './article.json-ld.ts';

/** What a content page may say of itself to search engines and networks (product F19); a blank text counts as left out. */
interface ContentMetadata {
  title?: string;
  description?: string;
  image?: Picture | null;
  metadataTitle?: string;
  pageTitle?: string;
  metadataDescription?: string;
  og?: { title?: string; type?: string; url?: string; image?: Picture | null; description?: string };
  twitter?: { title?: string; site?: string; image?: Picture | null; description?: string };
  robots?: string;
  verification?: Verification;
}

/** An article's own data, where the page is one. */
interface ContentArticle {
  author?: string;
  date?: string | null;
  picture?: Picture | null;
}

type DescribedPage = Omit<ContentPage, 'metadata'> & {
  metadata: ContentMetadata;
  article?: ContentArticle | null;
};

/** Head, banner and breadcrumb of a content page. The home page has a banner of its own, and tells who the agency is. */
export function contentMeta({ href, language, site }: Host, page: DescribedPage, origin: string): PageMeta {
  const { metadata, article } = page;
  const { og = {}, twitter = {} } = metadata;
  const title = metadata.metadataTitle || metadata.pageTitle || metadata.title || page.title;
  const description = metadata.metadataDescription || metadata.description;
  const picture = og.image ?? article?.picture ?? metadata.image;
  const paths = localizedPaths(site.languages, (code) => targetHref(href, { page: page.key }, code));
  const address = origin + (paths[language] ?? '/');
  const steps = [{ label: page.title, path: paths[language] }];
  return {
    title,
    description,
    paths,
    ...(picture && { image: picture.url, imageAlt: picture.alt }),
    type: pageType(og.type) ?? (article ? 'article' : 'website'),
    ...(metadata.robots && { robots: metadata.robots }),
    openGraph: { title: og.title, description: og.description, url: og.url },
    twitter: { ...twitter, image: twitter.image?.url },
    verification: metadata.verification,
    ...(page.key === 'home'
      ? { banner: 'none', jsonLd: agencyJsonLd({ site, origin, address, description }) }
      : {
          banner: 'title',
          heading: page.banner.title || page.title,
          breadcrumb: [{ label: page.title }],
          ...(article && {
            jsonLd: articleJsonLd({ site, origin, address, title, description, article, picture, steps }),
          }),
        }),
  };
}

const pageType = (type: string | undefined): PageType | undefined =>
  PAGE_TYPES.find((known) => known === type);
