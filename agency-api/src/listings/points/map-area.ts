import { sql, type SQL } from 'drizzle-orm';
import { parseBounds, parsePolygon, type Bounds, type Point } from 'shared-kit/domain/map-area';

/** A rectangle of the map, a drawn area, or what is in both. */
export interface MapArea {
  bounds: Bounds | undefined;
  polygon: Point[] | undefined;
}

/** The area of a search whose texts are valid; undefined without any. */
export function mapAreaOf(search: { bounds?: string; polygon?: string }): MapArea | undefined {
  const bounds = search.bounds === undefined ? undefined : parseBounds(search.bounds);
  const polygon = search.polygon === undefined ? undefined : parsePolygon(search.polygon);
  return bounds || polygon ? { bounds, polygon } : undefined;
}

/** Condition on the listing `l`: its public place is in the area. One whose place is not known is in none. */
export function isWithin({ bounds, polygon }: MapArea): SQL {
  const conditions = [
    ...(bounds ? [sql`p.place <@ ${boxText(bounds)}::box`] : []),
    ...(polygon ? [sql`p.place <@ ${polygonText(polygon)}::polygon`] : []),
  ];
  return sql`l.id in (select p.id from listing_points p where ${sql.join(conditions, sql` and `)})`;
}

/** As PostgreSQL writes them, with the longitude first. */
export const boxText = ({ south, west, north, east }: Bounds): string =>
  `(${west},${south}),(${east},${north})`;

const polygonText = (polygon: readonly Point[]): string =>
  `(${polygon.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`;
