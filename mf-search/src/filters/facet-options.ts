import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import { parseCityKey } from 'shared-kit/domain/city-key';
import { cityLabel } from './city-label.ts';
import { typeLabel } from './active-filters.ts';
import type { Text } from 'shared-kit/ui/text';

interface FacetOption {
  value: string;
  label: string;
  count: number;
}

/** Cities to choose from; one town may stand there twice, so the postal code is part of its name (product S15). */
export function cityOptions({ cities }: ListingFacets, chosen: readonly string[]): FacetOption[] {
  const known = cities.map(({ key, name, zip, count }) => ({ value: key, label: `${name} (${zip})`, count }));
  return [
    ...known,
    ...absent(chosen, known, (key) => `${cityLabel(key, cities)} (${parseCityKey(key)?.zip ?? ''})`),
  ];
}

/** Property types to choose from. */
export function typeOptions(facets: ListingFacets, chosen: readonly string[], text: Text): FacetOption[] {
  const known = facets.types.map(({ id, name, count }) => ({ value: String(id), label: name, count }));
  return [...known, ...absent(chosen, known, (id) => typeLabel(Number(id), facets, text))];
}

/** What is chosen but has no listing now must stay on the list, or nobody could take it off. */
function absent(
  chosen: readonly string[],
  known: FacetOption[],
  labelOf: (value: string) => string,
): FacetOption[] {
  return chosen
    .filter((value) => !known.some((option) => option.value === value))
    .map((value) => ({ value, label: labelOf(value), count: 0 }));
}
