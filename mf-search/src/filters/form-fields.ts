import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';

/**
 * Fields that only a form without JavaScript sends: it cannot write a price as `min-max` (product S3), nor change its action
 * with the goal. All other fields have the names of the query parameters.
 */
export const FORM_FIELDS = { priceMin: 'price-min', priceMax: 'price-max', goal: 'goal' } as const;

/** The search of a form without JavaScript; undefined when the address did not come from one. */
export interface SubmittedSearch {
  goal: Goal;
  query: ListingQuery;
}

/**
 * Reads such an address. As tolerant as `parseListingQuery`; `goal` is that of the page that received the form. A price belongs to its
 * goal: it is dropped when the visitor chose the other goal.
 */
export function readSubmittedForm(params: URLSearchParams, goal: Goal): SubmittedSearch | undefined {
  if (!Object.values(FORM_FIELDS).some((name) => params.has(name))) return undefined;
  const wanted = readGoal(params.get(FORM_FIELDS.goal)) ?? goal;
  const fields = new URLSearchParams(params);
  const price = joinPrice(params);
  if (price) fields.set('price', price);
  if (wanted !== goal) fields.delete('price');
  return { goal: wanted, query: parseListingQuery(fields, wanted) };
}

function readGoal(value: string | null): Goal | undefined {
  if (value === String(SALE)) return SALE;
  if (value === String(RENT)) return RENT;
  return undefined;
}

/** Visitors type "250.000" and "€ 900": only the digits count (product K8). */
function joinPrice(params: URLSearchParams): string | undefined {
  const [min, max] = [FORM_FIELDS.priceMin, FORM_FIELDS.priceMax].map((name) =>
    (params.get(name) ?? '').replace(/\D/g, ''),
  );
  return min || max ? `${min}-${max}` : undefined;
}
