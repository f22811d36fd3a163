import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { UsedWidgets } from 'composer/contract';

interface Texts {
  label: string;
  /** What the property is called. */
  name: string;
}

/**
 * What the map shows of a property: a pin with its street, or its name where it has none, where its address is published, else its town;
 * undefined where nobody knows its place.
 */
export function placeOnMap(
  { address, place, typeIds }: PropertyDetail,
  { label, name }: Texts,
): UsedWidgets['mf-search/PlacesMap'] | undefined {
  if (!place) return undefined;
  const point = { lat: place.lat, lng: place.lng };
  const door = address.street && [address.street, address.houseNumber].filter(Boolean).join(' ');
  const named = place.isExact ? { ...point, name: door || name, typeId: typeIds[0] ?? null } : null;
  return { label, places: [], named, centre: named ? null : point, near: true };
}
