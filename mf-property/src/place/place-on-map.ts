import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { UsedWidgets } from 'shared-kit/contracts/parts';

/** What the map shows of a property: a pin with its street where that is published, else its town; undefined where nobody knows its place. */
export function placeOnMap(
  { address, latitude, longitude, typeIds }: PropertyDetail,
  label: string,
): UsedWidgets['mf-search/PlacesMap'] | undefined {
  if (latitude === null || longitude === null) return undefined;
  const point = { lat: latitude, lng: longitude };
  const door = [address.street, address.houseNumber].filter(Boolean).join(' ');
  const named = address.street ? { ...point, name: door, typeId: typeIds[0] ?? null } : null;
  return { label, places: [], named, centre: named ? null : point };
}
