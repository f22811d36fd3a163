import type { Place } from 'shared-kit/contracts/api/address';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { PlacedRecord } from '../../database/stored/shown-listing.ts';

type Placed = Partial<Pick<PropertyDetailRecord, 'Latitude' | 'Longitude'>> & PlacedRecord;

/** About a metre. */
const DECIMALS = 5;

/** The place that visible facts tell: the property's own, or the centre of its town (product L10). */
export function shownPlace({ Latitude, Longitude, isPlaceExact }: Placed): Place | undefined {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return undefined;
  return { lat: rounded(Latitude), lng: rounded(Longitude), isExact: isPlaceExact === true };
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
