import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';

/** Web maps end there. */
const LAST_LATITUDE = 85;
const LAST_LONGITUDE = 180;

/** Degrees, WGS 84. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The coordinates of one record: half of them is nothing, and never completed from another record. */
export function findCoordinates({
  Latitude,
  Longitude,
}: Pick<PropertyDetailRecord, 'Latitude' | 'Longitude'>): Coordinates | undefined {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return undefined;
  const isOnMaps = Math.abs(Latitude) <= LAST_LATITUDE && Math.abs(Longitude) <= LAST_LONGITUDE;
  return isOnMaps ? { latitude: Latitude, longitude: Longitude } : undefined;
}
