import Supercluster from 'supercluster';
import type { Bounds } from 'shared-kit/domain/map-area';
import type { CountedPlace, MapProperty } from '../map-messages/messages.ts';
import { RADIUS } from './pin-box.ts';
import type { PlaceContent } from './pin-element.ts';

/** A place with what stands there. */
export type Place = { key: string; lat: number; lng: number } & (
  | Exclude<PlaceContent, { kind: 'several' }>
  | (Extract<PlaceContent, { kind: 'several' }> & {
      ids: () => number[];
      has: (id: number) => boolean;
      zoom: () => number;
    })
);

/** Closer than any map goes: listings of one place stay one pin. */
const MOST_ZOOM = 19;

interface GroupedPlaces {
  /** The places in a part of the map, in reading order: from north to south, and from west to east. */
  within(bounds: Bounds, zoom: number): Place[];
}

type Content = Exclude<PlaceContent, { kind: 'several' }> & { count: number };

/**
 * Groups pins that would cover each other at the zoom of the map, as MapLibre does it on the built-in map: for the picture of it that the server
 * draws, and for Google's map.
 */
export function groupedPlaces(
  properties: readonly MapProperty[],
  counted: readonly CountedPlace[],
): GroupedPlaces {
  const shape = ({ lat, lng }: { lat: number; lng: number }, content: Content) => ({
    type: 'Feature' as const,
    properties: content,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  });
  const index = new Supercluster<Content, { count: number }>({
    radius: RADIUS,
    extent: 256,
    maxZoom: MOST_ZOOM,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => void (sum.count += count),
  }).load([
    ...properties.map((property) => shape(property, { kind: 'one', property, count: 1 })),
    ...counted.map((place) => shape(place, { kind: 'counted', count: place.count })),
  ]);

  function toPlace({ properties: content, geometry }: ReturnType<typeof index.getClusters>[number]): Place {
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = `${content.count} ${lat} ${lng}`;
    if (!('cluster_id' in content)) {
      if (content.kind === 'counted')
        return { kind: 'counted', key: `counted ${at}`, lat, lng, count: content.count };
      const { property } = content;
      return { kind: 'one', key: `one ${property.id} ${property.name ?? ''}`, lat, lng, property };
    }
    const { cluster_id: id, count } = content;
    // Looked up when they are needed: thousands of listings in view need not be gone through at each move.
    let known: number[] | undefined;
    const ids = () =>
      (known ??= index
        .getLeaves(id, Infinity)
        .flatMap(({ properties: leaf }) => (leaf.kind === 'one' ? leaf.property.id : []))
        .sort((a, b) => b - a));
    const zoom = () => index.getClusterExpansionZoom(id);
    return {
      kind: 'several',
      key: `several ${at}`,
      lat,
      lng,
      count,
      ids,
      has: (listing) => ids().includes(listing),
      zoom,
    };
  }

  return {
    within: ({ west, south, east, north }, zoom) =>
      index
        .getClusters([west, south, east, north], Math.floor(zoom))
        .map(toPlace)
        .sort((a, b) => b.lat - a.lat || a.lng - b.lng),
  };
}

/** Whether a listing is known to be at a place. */
export function isAt(place: Place, id: number | null): boolean {
  if (id === null || place.kind === 'counted') return false;
  return place.kind === 'one' ? place.property.id === id : place.has(id);
}
