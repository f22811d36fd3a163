import type { OperationQuery } from 'shared-kit/api-client';
import type { Goal } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { formatBounds, formatPolygon } from 'shared-kit/domain/map-area';
import { choosePriceRange } from 'shared-kit/domain/search-criteria';

/** The query of the address as API parameters. A price at an end of the range is no limit (product K10). */
export function apiQuery(query: ListingQuery, goal: Goal, lang: Language): OperationQuery<'searchListings'> {
  const range = choosePriceRange(goal);
  const { price, living, plot, bounds, polygon } = query;
  return {
    lang,
    goal,
    search: query.search,
    city: query.cities,
    radius: query.radius,
    area: query.areas,
    type: query.types,
    ...query.rooms,
    priceMin: price && price.min > range.min ? price.min : undefined,
    priceMax: price && price.max < range.max ? price.max : undefined,
    energy: query.energy,
    livingMin: living?.min,
    livingMax: living?.max,
    plotMin: plot?.min,
    plotMax: plot?.max,
    with: query.features,
    available: query.available,
    annuity: query.hidesAnnuities ? 'hide' : undefined,
    sold: query.showSold ? 'show' : undefined,
    bounds: bounds && formatBounds(bounds),
    polygon: polygon && formatPolygon(polygon),
    sort: query.sort,
    page: query.page,
  };
}
