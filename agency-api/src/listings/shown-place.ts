import type { Place } from 'shared-kit/contracts/api/place';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';

type Placed = Partial<Pick<PropertyDetailRecord, 'Latitude' | 'Longitude' | 'PublishAddress'>>;

/** About a metre. */
const DECIMALS = 5;

/** The place that visible facts tell: they have the centre of the town where the address is withheld (product L10). */
export function shownPlace({ Latitude, Longitude, PublishAddress }: Placed): Place | undefined {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return undefined;
  return { lat: rounded(Latitude), lng: rounded(Longitude), isExact: PublishAddress === true };
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
