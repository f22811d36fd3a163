import type { FeatureCollection, Geometry } from 'geojson';
import { toDegrees } from 'shared-kit/domain/map-ground/viewport';
import type { Circle, ShowMessage } from '../map-messages/messages.ts';

/** Sides of what is drawn for a circle. */
const SIDES = 90;

/** Radius in pixels of the ring around a town that is searched alone: its border is not known. */
export const TOWN_RING = 26;

/** The drawn area of a search and the surroundings of its towns, as the library draws them; a point is a town alone. */
export function areaShapes({ area, around = [] }: Pick<ShowMessage, 'area' | 'around'>): FeatureCollection {
  const shapes: Geometry[] = around.map((circle) =>
    circle.km > 0 ? polygon(computeRing(circle)) : { type: 'Point', coordinates: [circle.lng, circle.lat] },
  );
  if (area) shapes.unshift(polygon(area.map(({ lat, lng }) => [lng, lat])));
  return {
    type: 'FeatureCollection',
    features: shapes.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

const polygon = (ring: number[][]): Geometry => ({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] });

function computeRing({ lat, lng, km }: Circle): number[][] {
  const { up, across } = toDegrees(km, lat);
  return Array.from({ length: SIDES }, (_, side) => {
    const turn = (side / SIDES) * 2 * Math.PI;
    return [lng + across * Math.cos(turn), lat + up * Math.sin(turn)];
  });
}
