import type { PageMeta, PageMetaArgs, Breadcrumb } from 'shared-kit/contracts/page';
import { cutDescription } from 'shared-kit/domain/plain-text';
import { listingLink } from 'shared-kit/domain/listing-link';
import { localizedPaths } from 'shared-kit/domain/languages';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Site } from 'shared-kit/contracts/api/site';
import { advertJsonLd, estateAgent, postalAddress } from 'shared-kit/domain/json-ld';
import { isSale } from 'shared-kit/domain/goal';
import { isClosed } from 'shared-kit/domain/status';
import { createBreadcrumb, propertyName } from './property-name.ts';
import type { PropertyPageData } from './property.loader.ts';

export { default } from './property-page.tsx';
export { loader } from './property.loader.ts';
export { ErrorPage } from '../errors/property-error-page.tsx';

/** Head and breadcrumb of the page. A discreet listing is not for search engines, nor for networks: they see the agency (product R2). */
export function meta({ data, href, language, site, text }: PageMetaArgs<PropertyPageData>): PageMeta {
  const { property } = data;
  const name = propertyName(property, text('meta.property'));
  const title = name.includes(property.city) ? name : `${name}, ${property.city}`;
  const description =
    cutDescription(property.description) ||
    text('meta.noDescription', { title, reference: property.reference });
  const breadcrumb = createBreadcrumb(property, name, language, href);
  const picture = property.pictures[0] ?? property.picture;
  return {
    title,
    description,
    paths: localizedPaths(site.languages, (other) => {
      const slugs = property.slugsByLanguage[other];
      return slugs && href(...listingLink({ ...property, slugs }), other);
    }),
    ...(property.section === 'discreet'
      ? { robots: 'noindex' }
      : {
          ...(picture && { image: picture.url, imageAlt: picture.alt }),
          jsonLd: propertyJsonLd({
            property,
            address: data.address,
            name,
            description,
            breadcrumb,
            agency: site.agency,
          }),
        }),
    breadcrumb,
    banner: 'breadcrumb',
  };
}

interface Args {
  property: PropertyDetail;
  /** Absolute address of the page. */
  address: string;
  name: string;
  description: string;
  breadcrumb: Breadcrumb[];
  agency: Site['agency'];
}

/** What search engines read: the advert, what it is about, its offer and the breadcrumb, in the words of schema.org. */
function propertyJsonLd({ property, address, name, description, breadcrumb, agency }: Args): object {
  return advertJsonLd({
    address,
    name,
    description,
    breadcrumb,
    pictures: property.pictures,
    mainEntity: dwelling(property, name),
    offers: offer(property, address, agency),
  });
}

/** Type ids of the feed (product L14): 1 house, 2 apartment; land, offices and others are places. */
const DWELLINGS: Readonly<Record<number, string>> = { 1: 'House', 2: 'Apartment' };

function dwelling(property: PropertyDetail, name: string): object {
  const { address, building, rooms, surfaces } = property;
  const type = property.typeIds.map((id) => DWELLINGS[id]).find(Boolean);
  return {
    '@type': type ?? 'Place',
    name,
    address: postalAddress(address),
    // The centre of its town is no place of a home.
    ...(address.street &&
      property.place?.isExact !== false &&
      property.latitude !== null &&
      property.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude },
      }),
    ...(type && {
      ...(rooms.bedrooms && { numberOfBedrooms: rooms.bedrooms }),
      ...(rooms.bathrooms && { numberOfBathroomsTotal: rooms.bathrooms }),
      ...(surfaces.living && {
        floorSize: { '@type': 'QuantitativeValue', value: surfaces.living, unitCode: 'MTK' },
      }),
      ...(building.constructionYear && { yearBuilt: building.constructionYear }),
    }),
  };
}

function offer(property: PropertyDetail, url: string, agency: Site['agency']): object {
  return {
    '@type': 'Offer',
    url,
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${isSale(property.goal) ? 'Sell' : 'LeaseOut'}`,
    },
    availability: `https://schema.org/${availability(property.status)}`,
    ...(!isClosed(property.status ?? undefined) && toPriceSpecification(property.price)),
    offeredBy: estateAgent(agency),
  };
}

function toPriceSpecification({ amount, kind, perMonth, unit, annuity }: PropertyDetail['price']): object {
  if (amount === null) return {};
  const value = kind === 'from' ? { minPrice: amount } : { price: amount };
  return {
    priceSpecification: annuity
      ? annuityPrice(value, annuity.monthlyRent)
      : {
          '@type': perMonth || unit ? 'UnitPriceSpecification' : 'PriceSpecification',
          ...value,
          priceCurrency: 'EUR',
          ...(unit ? { unitText: unit } : perMonth && { unitCode: 'MON' }),
        },
  };
}

/** A bouquet is what is paid at once, not the price: what the annuity costs in the end nobody knows. */
function annuityPrice(bouquet: object, monthlyRent: number | null): object {
  const component = (type: string, amounts: object) => ({
    '@type': 'UnitPriceSpecification',
    priceComponentType: `https://schema.org/${type}`,
    ...amounts,
    priceCurrency: 'EUR',
  });
  return {
    '@type': 'CompoundPriceSpecification',
    priceComponent: [
      component('Downpayment', bouquet),
      ...(monthlyRent === null ? [] : [component('Installment', { price: monthlyRent, unitCode: 'MON' })]),
    ],
  };
}

function availability(status: PropertyDetail['status']): string {
  if (isClosed(status ?? undefined)) return 'SoldOut';
  if (status === 'under-offer' || status === 'under-option' || status === 'reserved')
    return 'LimitedAvailability';
  return 'InStock';
}
