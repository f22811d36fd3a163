import type { FeatureCollection, Polygon } from 'geojson';
import { degreesOf } from '../map-ground/viewport.ts';
import type { Circle, ShowMessage } from '../map-messages/messages.ts';

/** Sides of what is drawn for a circle. */
const SIDES = 90;

/** The drawn area of a search and the surroundings of its towns, as the library draws them. */
export function areaShapes({
  area,
  around = [],
}: Pick<ShowMessage, 'area' | 'around'>): FeatureCollection<Polygon> {
  const rings = [...(area ? [area.map(({ lat, lng }) => [lng, lat])] : []), ...around.map(ringOf)];
  return {
    type: 'FeatureCollection',
    features: rings.map((ring) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] },
    })),
  };
}

function ringOf({ lat, lng, km }: Circle): number[][] {
  const { up, across } = degreesOf(km, lat);
  return Array.from({ length: SIDES }, (_, side) => {
    const turn = (side / SIDES) * 2 * Math.PI;
    return [lng + across * Math.cos(turn), lat + up * Math.sin(turn)];
  });
}
