import type { Place } from 'shared-kit/contracts/api/scalars';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { BELGIUM, LUXEMBOURG } from 'shared-kit/domain/region';
import type { PlacedRecord } from '../../../database/stored/shown-listing.ts';

/** The feed's number of a country, as ISO 3166. */
const ISO_COUNTRIES: Readonly<Record<number, string>> = { [BELGIUM]: 'BE', [LUXEMBOURG]: 'LU' };

/** Street, number and box only if the address is published. */
export function shownAddress(
  facts: Partial<
    Pick<
      PropertyDetailRecord,
      'PublishAddress' | 'Street' | 'HouseNumber' | 'BoxNr' | 'CountryID' | 'CountryName'
    >
  >,
  { name: city, zip }: { name: string; zip: string },
  language: Language,
): PropertyDetail['address'] {
  const isPublished = facts.PublishAddress === true;
  const countryId = facts.CountryID ?? BELGIUM;
  return {
    street: isPublished ? (facts.Street ?? null) : null,
    houseNumber: isPublished ? (facts.HouseNumber ?? null) : null,
    boxNumber: isPublished ? (facts.BoxNr ?? null) : null,
    zip,
    city,
    countryId,
    countryName: facts.CountryName ?? countryName(countryId, language),
  };
}

function countryName(countryId: number, language: Language): string {
  const code = ISO_COUNTRIES[countryId];
  return code ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '') : '';
}

type Placed = Partial<Pick<PropertyDetailRecord, 'Latitude' | 'Longitude'>> & PlacedRecord;

/** About a metre. */
const DECIMALS = 5;

/** The place that visible facts tell: the property's own, or the centre of its town (product L10). */
export function shownPlace({ Latitude, Longitude, isPlaceExact }: Placed): Place | undefined {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return undefined;
  return { lat: rounded(Latitude), lng: rounded(Longitude), isExact: isPlaceExact === true };
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
