import type { Site } from 'shared-kit/contracts/api/site';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { estateAgent } from 'shared-kit/domain/advert-json-ld';
import { breadcrumbList } from 'shared-kit/domain/breadcrumb-list';
import { shareImage } from './share-image.ts';

interface Args {
  site: Pick<Site, 'agency' | 'language'>;
  origin: string;
  /** Absolute address of the page. */
  address: string;
  title: string;
  description: string | undefined;
  article: { author?: string; date?: string | null };
  modifyDate: string | null;
  picture: { url: string } | null | undefined;
  steps: Breadcrumb[];
}

/** An article and the way to it, in the words of schema.org (product R6). */
export function articleJsonLd({
  site,
  origin,
  address,
  title,
  description,
  article,
  modifyDate,
  picture,
  steps,
}: Args) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': address,
        url: address,
        headline: title,
        ...(description && { description }),
        inLanguage: site.language,
        image: shareImage(picture?.url, origin).url,
        ...(article.date && { datePublished: article.date }),
        ...(modifyDate && { dateModified: modifyDate }),
        author: article.author ? { '@type': 'Person', name: article.author } : estateAgent(site.agency),
        publisher: estateAgent(site.agency),
      },
      breadcrumbList(steps, address),
    ],
  };
}
