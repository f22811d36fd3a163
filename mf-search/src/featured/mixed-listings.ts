import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { isHome } from 'shared-kit/domain/goal';
import { isClosed } from 'shared-kit/domain/status';

/** How many of the newest listings a choice is made from. */
export const NEWEST = 24;

/**
 * The listing that a page may show large: the dearest house of the newest listings. Rows leave it out, so that no page shows it
 * twice.
 */
export function largeFeature(newest: readonly ListingCard[]): ListingCard | undefined {
  return newest
    .filter((listing) => isOffered(listing) && listing.section === 'sale' && listing.picture !== null)
    .filter(({ typeIds, price }) => typeIds.includes(HOUSE) && price.kind === 'amount' && !price.annuity)
    .toSorted((a, b) => b.price.amount! - a.price.amount!)[0];
}

const HOUSE = 1;

/**
 * As many as asked for, of types and towns as different as the newest allow (product M3): homes first; units of projects only where there is not
 * enough else. Newer ones come first.
 */
export function mixedListings(newest: readonly ListingCard[], count: number): ListingCard[] {
  const feature = largeFeature(newest);
  const left = newest.filter((listing) => isOffered(listing) && listing !== feature);
  const chosen: ListingCard[] = [];
  while (chosen.length < count && left.length > 0) {
    const next = left.reduce((best, one) => (likeness(one, chosen) < likeness(best, chosen) ? one : best));
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen.toSorted((a, b) => newest.indexOf(a) - newest.indexOf(b));
}

const isOffered = ({ status }: ListingCard) => !isClosed(status);

/** How much a listing repeats what is chosen already. */
function likeness({ section, mainType, city, typeIds }: ListingCard, chosen: readonly ListingCard[]): number {
  const sameType = chosen.filter((other) => other.mainType === mainType).length;
  const sameTown = chosen.filter((other) => other.city === city).length;
  return sameType + sameTown + (isHome(typeIds) ? 0 : 10) + (section === 'projects' ? 100 : 0);
}
