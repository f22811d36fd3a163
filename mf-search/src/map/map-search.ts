import type { OperationQuery } from 'shared-kit/api-client';

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
