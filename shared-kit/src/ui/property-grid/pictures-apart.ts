import type { ListingCard } from 'shared-kit/contracts/api/listing';

/** Cards between two that show the same picture: a row of three, or of four, has it once. */
const BETWEEN = 3;

/**
 * Listings as they stand beside each other: units of a project share the picture of their building (product S7). Where a card would show the
 * picture that one shortly before it shows, it shows the next of its own first; one that has no other stays as it is.
 */
export function picturesApart(listings: readonly ListingCard[]): ListingCard[] {
  const shown: (string | undefined)[] = [];
  return listings.map((listing) => {
    const { pictures } = listing;
    const recent = shown.slice(-BETWEEN);
    const isOwn = (picture: ListingCard['pictures'][number]) => !recent.includes(picture.id);
    const first =
      pictures[0] && !isOwn(pictures[0])
        ? pictures.findIndex((one) => one.kind === 'photo' && isOwn(one))
        : 0;
    shown.push(pictures[Math.max(first, 0)]?.id);
    return first > 0
      ? { ...listing, pictures: [...pictures.slice(first), ...pictures.slice(0, first)] }
      : listing;
  });
}
