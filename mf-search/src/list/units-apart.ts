import type { ListingCard } from 'shared-kit/contracts/api/listing';

/** Cards between two units of one project: a row has no two of them. */
const BETWEEN = 3;

/**
 * The listings of a page with the units of one project apart, which have one picture (product S7): where a unit would follow another of its
 * project too soon, the next listing that would not comes first. All else keeps its order.
 */
export function unitsApart(listings: readonly ListingCard[]): ListingCard[] {
  const left = [...listings];
  const apart: ListingCard[] = [];
  while (left.length > 0) {
    const recent = apart.slice(-BETWEEN).map(({ projectId }) => projectId);
    const next = left.findIndex(({ projectId }) => projectId === null || !recent.includes(projectId));
    apart.push(...left.splice(Math.max(next, 0), 1));
  }
  return apart;
}
