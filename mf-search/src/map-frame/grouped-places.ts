import Supercluster from 'supercluster';
import type { Bounds } from 'shared-kit/domain/map-area';
import type { CountedPlace, MapProperty } from '../map-messages/messages.ts';

/** What stands at one place of the map: a listing, several listings, or a count whose listings are not known. */
export type Place = { key: string; lat: number; lng: number } & (
  | { kind: 'one'; property: MapProperty }
  | { kind: 'several'; count: number; ids: () => number[]; zoom: () => number }
  | { kind: 'counted'; count: number }
);

/** Pixels within which pins would cover each other. */
const RADIUS = 56;
/** Closer than any map goes: listings of one place stay one pin. */
const MOST_ZOOM = 20;

export interface GroupedPlaces {
  /** The places in a part of the map, in reading order: from north to south, and from west to east. */
  within(bounds: Bounds, zoom: number): Place[];
}

/** Groups pins that would cover each other at the zoom of the map. */
export function groupedPlaces(
  properties: readonly MapProperty[],
  counted: readonly CountedPlace[],
): GroupedPlaces {
  const index = new Supercluster<{ property: MapProperty }>({
    radius: RADIUS,
    extent: 256,
    maxZoom: MOST_ZOOM,
  });
  index.load(
    properties.map((property) => ({
      type: 'Feature',
      properties: { property },
      geometry: { type: 'Point', coordinates: [property.lng, property.lat] },
    })),
  );
  const countedPlaces = counted.map(({ lat, lng, count }): Place => ({
    kind: 'counted',
    key: `counted ${lat} ${lng} ${count}`,
    lat,
    lng,
    count,
  }));
  return {
    within({ west, south, east, north }, zoom) {
      const found = index.getClusters([west, south, east, north], Math.round(zoom));
      const places = found.map((feature): Place => {
        const [lng = 0, lat = 0] = feature.geometry.coordinates;
        const values = feature.properties;
        if (!('cluster_id' in values)) {
          const { property } = values;
          return { kind: 'one', key: `one ${property.id} ${property.name ?? ''}`, lat, lng, property };
        }
        const { cluster_id: id, point_count: count } = values;
        return {
          kind: 'several',
          key: `several ${id} ${count} ${lat} ${lng}`,
          lat,
          lng,
          count,
          // Looked up when they are needed: thousands of listings in view need not be gone through at each move.
          ids: () =>
            index
              .getLeaves(id, Infinity)
              .map((leaf) => leaf.properties.property.id)
              .sort((a, b) => b - a),
          zoom: () => index.getClusterExpansionZoom(id),
        };
      });
      return [...places, ...countedPlaces].sort((a, b) => b.lat - a.lat || a.lng - b.lng);
    },
  };
}
