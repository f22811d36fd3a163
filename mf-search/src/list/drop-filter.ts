import type { DroppableFilter } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { ROOM_FIELDS } from 'shared-kit/domain/listing-query';

/** A search without one of its filters, from its first page; without the one that hides sold listings, they are shown. */
export function dropFilter(query: ListingQuery, filter: DroppableFilter): ListingQuery {
  const first = { ...query, page: 1 };
  const room = ROOM_FIELDS.find((field) => field === filter);
  if (room) return { ...first, rooms: { ...query.rooms, [room]: undefined } };
  switch (filter) {
    case 'city':
      return { ...first, cities: [], radius: undefined };
    case 'area':
      return { ...first, areas: [] };
    case 'type':
      return { ...first, types: [] };
    case 'energy':
      return { ...first, energy: [] };
    case 'with':
      return { ...first, features: [] };
    case 'annuity':
      return { ...first, hidesAnnuities: false };
    case 'sold':
      return { ...first, showSold: true };
    default:
      return { ...first, [filter]: undefined };
  }
}

/** The same wishes in one other town, as the API counts them: without the towns and areas, or else the town that the text names first. */
export function inTown(query: ListingQuery, understood: readonly Understood[], town: string): ListingQuery {
  const named = query.cities.length > 0 ? undefined : understood.find(({ kind }) => kind === 'town');
  return {
    ...query,
    search: named ? named.rest || undefined : query.search,
    cities: [town],
    radius: undefined,
    areas: [],
    page: 1,
  };
}
