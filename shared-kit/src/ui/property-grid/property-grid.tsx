import type { ReactNode } from 'react';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { useCachedMarkup } from 'composer/host';
import { cardBelowFold } from '../below-fold.tsx';
import { classNames } from '../class-names.tsx';
import { perRowClass } from '../columns.tsx';
import { PropertyCard } from '../property-card/property-card.tsx';
import { PropertyCardSkeleton } from '../property-card/property-card-skeleton.tsx';
import s from './property-grid.module.css';

interface PropertyGridProps {
  listings: readonly ListingCard[];
  /** Cards in a full row of 1200 px, 1 to 6; fewer where there is less room. */
  perRow?: number;
  /** How many pictures the visitor sees first, and are fetched at once. */
  priorityCount?: number;
  headingLevel?: 2 | 3;
  /** On phones one row that is swiped, in place of cards one below the other. */
  swiped?: boolean;
  /** What stands below a card, such as a choice. */
  below?: (listing: ListingCard) => ReactNode;
}

/** As in the styles. */
const CONTENT_WIDTH = 1200;
const GAP = 32;
/** A grid of one row, or two, stands in a section that is below the first screen as a whole, or scrolls sideways. */
const SHORT = 8;

/** Property cards in rows on one baseline. */
export function PropertyGrid({
  listings,
  perRow = 4,
  priorityCount = 0,
  headingLevel,
  swiped = false,
  below,
}: PropertyGridProps) {
  const isLong = listings.length > SHORT;
  const kept = useCachedMarkup(PropertyCard);
  return (
    <ul className={classNames(s.grid, perRowClass(perRow), swiped && s.swiped)} role="list">
      {picturesApart(listings).map((listing, index) => {
        const card = { listing, sizes: cardSizes(perRow), headingLevel };
        const item = { className: s.item, ...(isLong && cardBelowFold(index)) };
        const isFirst = index < priorityCount;
        // What stands first is fetched ahead, on each page that shows it.
        if (!below && !isFirst) return <li key={listing.id} {...item} {...kept(card)} />;
        return (
          <li key={listing.id} {...item}>
            <PropertyCard {...card} priority={isFirst} />
            {below?.(listing)}
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps the place of a property grid with `count` cards. */
export function PropertyGridSkeleton({ count, perRow = 4 }: { count: number; perRow?: number }) {
  return (
    <div className={classNames(s.grid, perRowClass(perRow))} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <PropertyCardSkeleton key={index} />
      ))}
    </div>
  );
}

function cardSizes(perRow: number): string {
  return `(min-width: 1200px) ${cardWidth(perRow)}px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, 92vw`;
}

function cardWidth(perRow: number): number {
  return Math.floor((CONTENT_WIDTH - GAP * (perRow - 1)) / perRow);
}

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
