import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { advertJsonLd, estateAgent, postalAddress } from 'shared-kit/domain/advert-json-ld';

interface Args {
  project: ProjectDetail;
  /** Absolute address of the page. */
  address: string;
  name: string;
  description: string;
  breadcrumb: Breadcrumb[];
  agency: Site['agency'];
}

/** Type id of the feed (product L14). */
const APARTMENT = 2;

/** What search engines read: the project, its units as one offer, and the breadcrumb, in the words of schema.org. */
export function projectJsonLd({ project, address, name, description, breadcrumb, agency }: Args): object {
  return advertJsonLd({
    address,
    name,
    description,
    breadcrumb,
    pictures: project.pictures,
    mainEntity: building(project, name),
    offers: offers(project, address, agency),
  });
}

function building({ address, typeIds, units }: ProjectDetail, name: string): object {
  const isApartments = typeIds.includes(APARTMENT);
  return {
    '@type': isApartments ? 'ApartmentComplex' : 'Residence',
    name,
    address: postalAddress(address),
    ...(isApartments &&
      units.total > 0 && {
        numberOfAccommodationUnits: countOf(units.total),
        numberOfAvailableAccommodationUnits: countOf(units.free),
      }),
  };
}

const countOf = (value: number) => ({ '@type': 'QuantitativeValue', value });

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
    offeredBy: estateAgent(agency),
  };
}
