import type { Href } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { formatListingQuery } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';

/** A search that filters nothing. */
export const EMPTY_QUERY: ListingQuery = {
  cities: [],
  areas: [],
  types: [],
  rooms: {},
  energy: [],
  features: [],
  showSold: false,
  hidesAnnuities: false,
  sort: 'newest',
  page: 1,
};

/** Site-relative address of a list with a query: `/fr/a-vendre/?city=namur%7C5000` (product S2, S3). */
export function listAddress(
  href: Href,
  goal: number,
  query: ListingQuery = EMPTY_QUERY,
  language?: Language,
): string {
  const search = formatListingQuery(query, goal).toString();
  // The release that asks has the two lists itself.
  return href(sectionOfGoal(goal), {}, language)! + (search && `?${search}`);
}
