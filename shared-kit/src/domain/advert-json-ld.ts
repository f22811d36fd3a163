import type { Site } from '../contracts/api/site.ts';
import type { Breadcrumb } from '../contracts/page.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { pictureUrl } from './picture-widths.ts';

interface Advert {
  /** Absolute address of the page. */
  address: string;
  name: string;
  description: string;
  breadcrumb: Breadcrumb[];
  pictures: readonly { url: string }[];
  /** The type of what is sold or let. */
  mainEntity: object;
  offers: object;
}

const PICTURE_WIDTH = 1360;

/** Structured data of a property or project: the advert and the breadcrumb, by schema.org. */
export function advertJsonLd({ address, breadcrumb, pictures, ...advert }: Advert): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': address,
        url: address,
        ...advert,
        image: pictures.map(({ url }) => new URL(pictureUrl(url, { width: PICTURE_WIDTH }), address).href),
      },
      breadcrumbList(breadcrumb, address),
    ],
  };
}

interface Address {
  /** Null when not published, like the following fields. */
  street: string | null;
  houseNumber: string | null;
  zip: string;
  city: string;
  countryName: string;
}

/** A `PostalAddress` of schema.org, with the street if published. */
export const postalAddress = ({ street, houseNumber, zip, city, countryName }: Address): object => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: [street, houseNumber].filter(Boolean).join(' ') }),
  postalCode: zip,
  addressLocality: city,
  addressCountry: countryName,
});

/** The agency as the seller, by schema.org. */
export const estateAgent = ({ name, phone, email }: Site['agency']): object => ({
  '@type': 'RealEstateAgent',
  name,
  ...(phone && { telephone: phone }),
  ...(email && { email }),
});

/** Where the agency has its office. */
export const agencyAddress = ({ street, zip, city, country }: Site['agency']): object => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: zip,
  addressLocality: city,
  addressCountry: country,
});
