import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Href } from 'composer/contract';

/** Where a visit of the property is booked; undefined where none can be, or no live release has that page (product W1, W2). */
export function visitPathOf(
  href: Href,
  { canBeVisited, id }: Pick<PropertyDetail, 'canBeVisited' | 'id'>,
): string | undefined {
  const path = canBeVisited ? href('book-visit') : undefined;
  return path && `${path}?property=${id}`;
}
