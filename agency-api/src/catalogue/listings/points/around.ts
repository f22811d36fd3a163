import { distanceKm } from '../../places/distance.ts';
import type { Point } from '../../places/town-centre.ts';

/** At most so many kilometres from any of the centres. */
export interface Around {
  centres: readonly Point[];
  kilometres: number;
}

/** A degree of latitude; shorter than any, so that no place near the border is missed. */
const KM_PER_DEGREE = 111.1;

/** Whether a place is there; one that is not known (NaN) is nowhere. Most places are told apart without trigonometry. */
export function isAround({ centres, kilometres }: Around): (latitude: number, longitude: number) => boolean {
  const heights = kilometres / KM_PER_DEGREE;
  const circles = centres.map((centre) => ({
    centre,
    widths: heights / Math.cos((Math.min(Math.abs(centre.latitude) + heights, 89) * Math.PI) / 180),
  }));
  return (latitude, longitude) =>
    circles.some(
      ({ centre, widths }) =>
        Math.abs(latitude - centre.latitude) <= heights &&
        Math.abs(longitude - centre.longitude) <= widths &&
        distanceKm(centre, { latitude, longitude }) <= kilometres,
    );
}
