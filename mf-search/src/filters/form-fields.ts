import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';

/** Ranges that an address has as `min-max` (product S3, S21), which a form without JavaScript cannot write: it sends two fields. */
export const RANGE_FIELDS = {
  price: { min: 'price-min', max: 'price-max' },
  living: { min: 'living-min', max: 'living-max' },
  plot: { min: 'plot-min', max: 'plot-max' },
} as const;

/** Field of the goal in a form without JavaScript, which cannot change its action with it. */
export const GOAL_FIELD = 'goal';

/** The search of a form without JavaScript; undefined when the address did not come from one. */
interface SubmittedSearch {
  goal: Goal;
  query: ListingQuery;
}

const RANGES = Object.entries(RANGE_FIELDS);
const ONLY_IN_FORMS = [GOAL_FIELD, ...RANGES.flatMap(([, { min, max }]) => [min, max])];

/**
 * Reads such an address. All other fields have the names of the query parameters. As tolerant as `parseListingQuery`; `goal` is that of
 * the page that received the form. A price belongs to its goal: it is dropped when the visitor chose the other goal.
 */
export function readSubmittedForm(params: URLSearchParams, goal: Goal): SubmittedSearch | undefined {
  if (!ONLY_IN_FORMS.some((name) => params.has(name))) return undefined;
  const wanted = readGoal(params.get(GOAL_FIELD)) ?? goal;
  const fields = new URLSearchParams(params);
  for (const [name, { min, max }] of RANGES) {
    const range = joinRange(params.get(min), params.get(max));
    if (range) fields.set(name, range);
  }
  if (wanted !== goal) fields.delete('price');
  return { goal: wanted, query: parseListingQuery(fields, wanted) };
}

function readGoal(value: string | null): Goal | undefined {
  if (value === String(SALE)) return SALE;
  if (value === String(RENT)) return RENT;
  return undefined;
}

/** Visitors type "250.000" and "€ 900": only the digits count (product K8). */
function joinRange(...ends: (string | null)[]): string | undefined {
  const [min, max] = ends.map((end) => (end ?? '').replace(/\D/g, ''));
  return min || max ? `${min}-${max}` : undefined;
}
