import type { OperationQuery } from 'shared-kit/api-client';
import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { Bounds } from 'shared-kit/domain/map-area';
import { toDegrees } from 'shared-kit/domain/map-ground/viewport';

/** The map shows what lies around the part that the list is limited to. */
export function mapSearch({
  sort: _sort,
  page: _page,
  pageSize: _pageSize,
  bounds: _bounds,
  ...filters
}: OperationQuery<'searchListings'>): OperationQuery<'getMap'> {
  return filters;
}

/** The results of a search, with the surroundings of towns that were searched; null where nothing has a place. */
export function computeExtent({ extent, around }: Pick<MapAnswer, 'extent' | 'around'>): Bounds | null {
  const circles = around.map(({ lat, lng, km }) => {
    const { up, across } = toDegrees(km, lat);
    return [lat - up, lng - across, lat + up, lng + across] as const;
  });
  const all = [...(extent ? [extent] : []), ...circles];
  if (all.length === 0) return null;
  const side = (index: 0 | 1 | 2 | 3) => all.map((box) => box[index]);
  return {
    south: Math.min(...side(0)),
    west: Math.min(...side(1)),
    north: Math.max(...side(2)),
    east: Math.max(...side(3)),
  };
}
