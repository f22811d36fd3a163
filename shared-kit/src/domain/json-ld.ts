import type { Site } from '../contracts/api/site.ts';
import type { Breadcrumb } from '../contracts/page.ts';
import { pictureUrl } from './picture-address.ts';

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

interface Step {
  label: string;
  path?: string;
}

/**
 * The breadcrumb of a page as a `BreadcrumbList` of schema.org. A step without a path has no `item`: any address would claim to be that
 * step's page. `address` is the absolute address of the page, to which paths are relative.
 */
export function breadcrumbList(steps: readonly Step[], address: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: new URL(path, address).href }),
    })),
  };
}
