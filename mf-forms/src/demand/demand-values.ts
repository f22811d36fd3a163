import type { ListingQuery } from 'shared-kit/domain/listing-query';
import type { DemandRange } from 'shared-kit/contracts/api/forms/demand';
import { isFullRange, priceRangeOf } from 'shared-kit/domain/price-range';
import type { FormValues } from '../form/form-description.ts';

/** What a search looks for, as the fields of the form; what a demand has no field for is left out. */
export function demandValues(query: ListingQuery, goal: number): FormValues {
  const { price, rooms } = query;
  const range = priceRangeOf(goal);
  const isPriced = price && !isFullRange(price, range);
  return {
    goal: goal === 0 ? 'buy' : 'rent',
    types: query.types.map(String),
    cities: query.cities,
    areas: query.areas,
    ...(isPriced && {
      ...least('price', price.min || undefined),
      // A most at the end of the range is open upwards.
      ...(price.max < range.max && { priceMax: String(price.max) }),
    }),
    ...least('bedrooms', rooms.bedrooms),
    ...least('bathrooms', rooms.bathrooms),
    ...least('garages', rooms.garages),
  };
}

const least = (name: DemandRange, count: number | undefined): FormValues =>
  count === undefined ? {} : { [`${name}Min`]: String(count) };
