import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { breadcrumbList } from 'shared-kit/domain/breadcrumb-list';
import { pictureUrl } from 'shared-kit/domain/picture-widths';

interface Args {
  project: ProjectDetail;
  /** Absolute address of the page. */
  address: string;
  name: string;
  description: string;
  breadcrumb: Breadcrumb[];
  agency: Site['agency'];
}

const PICTURE_WIDTH = 1360;
/** Type id of the feed (spec 3 "Property type"). */
const APARTMENT = 2;

/** What search engines read: the project, its units as one offer, and the breadcrumb, in the words of schema.org. */
export function projectJsonLd({ project, address, name, description, breadcrumb, agency }: Args): object {
  const absolute = (path: string) => new URL(path, address).href;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': address,
        url: address,
        name,
        description,
        image: project.pictures.map(({ url }) => absolute(pictureUrl(url, { width: PICTURE_WIDTH }))),
        mainEntity: building(project, name),
        offers: offers(project, address, agency),
      },
      breadcrumbList(breadcrumb, address),
    ],
  };
}

function building({ address, typeIds, units }: ProjectDetail, name: string): object {
  const isApartments = typeIds.includes(APARTMENT);
  return {
    '@type': isApartments ? 'ApartmentComplex' : 'Residence',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(address.street && {
        streetAddress: [address.street, address.houseNumber].filter(Boolean).join(' '),
      }),
      postalCode: address.zip,
      addressLocality: address.city,
      addressCountry: address.countryName,
    },
    ...(isApartments &&
      units.total > 0 && {
        numberOfAccommodationUnits: units.total,
        numberOfAvailableAccommodationUnits: units.free,
      }),
  };
}

function offers({ price, soldOut, units }: ProjectDetail, url: string, agency: Site['agency']): object {
  const { min = null, max = null } = price ?? {};
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    ...(min !== null && { lowPrice: min }),
    ...(max !== null && { highPrice: max }),
    offerCount: units.free,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    offeredBy: {
      '@type': 'RealEstateAgent',
      name: agency.name,
      telephone: agency.phone,
      email: agency.email,
    },
  };
}
