import type { Language } from 'shared-kit/domain/languages';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { formatListingQuery } from 'shared-kit/domain/listing-query';
import { listPath } from 'shared-kit/domain/property-path';
import { sectionOfGoal } from 'shared-kit/domain/sections';

/** A search that filters nothing. */
export const EMPTY_QUERY: ListingQuery = { cities: [], types: [], rooms: {}, sort: 'newest', page: 1 };

/** Site-relative address of a list with a query: `/fr/a-vendre/?city=namur%7C5000` (product S2, S3). */
export function listAddress(language: Language, goal: number, query: ListingQuery = EMPTY_QUERY): string {
  const search = formatListingQuery(query, goal).toString();
  return listPath({ language, section: sectionOfGoal(goal) }) + (search && `?${search}`);
}
