import type { Site } from 'shared-kit/contracts/api/site';
import { agencyAddress, estateAgent } from 'shared-kit/domain/json-ld';
import { AGENCY_SHARE_PICTURE } from 'shared-kit/domain/picture-address';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { breadcrumbList } from 'shared-kit/domain/json-ld';
import { shareImage } from './share-image.ts';

interface AgencyArgs {
  site: Pick<Site, 'agency' | 'language' | 'logo'>;
  /** Public origin of the site. */
  origin: string;
  /** Absolute address of the home page. */
  address: string;
  description: string | undefined;
}

/** Who the agency is, and its website, in the words of schema.org (product R6). */
export function agencyJsonLd({ site, origin, address, description }: AgencyArgs): object {
  const { agency, language, logo } = site;
  const id = `${origin}/#agency`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...estateAgent(agency),
        '@id': id,
        legalName: agency.legalName,
        vatID: agency.vat,
        url: address,
        image: origin + AGENCY_SHARE_PICTURE,
        ...(logo && { logo: `${origin}${logo.url}?height=125&format=png` }),
        address: agencyAddress(agency),
        ...(description && { description }),
      },
      {
        '@type': 'WebSite',
        name: agency.name,
        url: address,
        inLanguage: language,
        publisher: { '@id': id },
      },
    ],
  };
}

interface ArticleArgs {
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
}: ArticleArgs) {
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
