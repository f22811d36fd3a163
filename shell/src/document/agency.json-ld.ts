import type { Site } from 'shared-kit/contracts/api/site';
import { agencyAddress, estateAgent } from 'shared-kit/domain/advert-json-ld';
import { AGENCY_SHARE_PICTURE } from 'shared-kit/domain/share-picture';

interface Args {
  site: Pick<Site, 'agency' | 'language' | 'logo'>;
  /** Public origin of the site. */
  origin: string;
  /** Absolute address of the home page. */
  address: string;
  description: string | undefined;
}

/** Who the agency is, and its website, in the words of schema.org (product R6). */
export function agencyJsonLd({ site, origin, address, description }: Args): object {
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
