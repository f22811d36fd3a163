import type { Feature, Point as PointShape } from 'geojson';
import type { CountedPlace, MapProperty } from '../map-messages/messages.ts';
import { boxName } from './pin-box.ts';
import type { PlaceContent } from './pin-element.ts';

/** What the library has found at a place of the map. */
export type SeenPlace = { key: string; lat: number; lng: number } & (
  | Extract<PlaceContent, { kind: 'one' | 'counted' }>
  /** Its id in the library. */
  | (Extract<PlaceContent, { kind: 'several' }> & { cluster: number })
);

/** Listings and counted places, as the library groups them. */
export const pinShapes = (
  properties: readonly MapProperty[],
  counted: readonly CountedPlace[],
): Feature<PointShape>[] => [
  ...properties.map((property) => {
    const { id, lat, lng } = property;
    return shape(id, { id, count: 1, box: boxName({ kind: 'one', property }) }, lat, lng);
  }),
  ...counted.map(({ count, lat, lng }, index) =>
    shape(`counted ${index}`, { counted: index, count }, lat, lng),
  ),
];

interface ShapeProperties {
  /** Of a listing. */
  id?: number;
  /** Index of a counted place. */
  counted?: number;
  count?: number;
  /** Name of the picture that keeps names of the ground away. */
  box?: string;
}

const shape = (
  id: number | string,
  properties: ShapeProperties,
  lat: number,
  lng: number,
): Feature<PointShape> => ({
  type: 'Feature',
  id,
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** What the library has found, each once, from north to south and from west to east. */
export function listPlaces(
  found: readonly Feature[],
  listings: ReadonlyMap<number, MapProperty>,
): SeenPlace[] {
  // Tiles overlap: what stands at their edge is found in both.
  const places = new Map<string, SeenPlace>();
  for (const { properties, geometry } of found as Feature<PointShape>[]) {
    const [lng = 0, lat = 0] = geometry.coordinates;
    const {
      id,
      counted,
      count = 1,
      cluster_id: cluster,
    } = properties as ShapeProperties & { cluster_id?: number };
    const at = `${count} ${lat.toFixed(4)} ${lng.toFixed(4)}`;
    const listing = id === undefined ? undefined : listings.get(id);
    if (cluster !== undefined)
      places.set(`cluster ${cluster}`, { kind: 'several', key: `several ${at}`, lat, lng, count, cluster });
    else if (counted !== undefined)
      places.set(`counted ${counted}`, { kind: 'counted', key: `counted ${at}`, lat, lng, count });
    else if (listing)
      places.set(`one ${id}`, {
        kind: 'one',
        key: `one ${id} ${listing.name ?? ''}`,
        lat: listing.lat,
        lng: listing.lng,
        property: listing,
      });
  }
  return [...places.values()].sort((a, b) => b.lat - a.lat || a.lng - b.lng);
}
