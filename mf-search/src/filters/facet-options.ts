import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { CategoryNode } from 'shared-kit/domain/category-tree';
import { parseCityKey } from 'shared-kit/domain/towns';
import type { Text } from 'shared-kit/ui/text';
import { useState } from 'react';
import { cityLabel, typeLabel } from './filter-texts.ts';

interface FacetOption {
  value: string;
  label: string;
  count: number;
  /** How many others it stands below. */
  depth?: number;
}

/** Cities to choose from; a town may occur twice, so the postal code is part of its label (product S15). */
export function cityOptions({ cities }: ListingFacets, chosen: readonly string[]): FacetOption[] {
  const known = cities.map(({ key, name, zip, count }) => ({ value: key, label: `${name} (${zip})`, count }));
  return [
    ...known,
    ...absent(chosen, known, (key) => `${cityLabel(key, cities)} (${parseCityKey(key)?.zip ?? ''})`),
  ];
}

/** Each type, followed by those that belong to it (product M5). */
const treeOptions = (
  nodes: readonly CategoryNode[],
  counts: ReadonlyMap<number, number>,
  depth = 0,
): FacetOption[] =>
  nodes.flatMap(({ value, label, children }) => [
    { value: String(value), label, count: counts.get(value) ?? 0, ...(depth > 0 && { depth }) },
    ...treeOptions(children, counts, depth + 1),
  ]);

/** Property types to choose from. */
export function typeOptions(facets: ListingFacets, chosen: readonly string[], text: Text): FacetOption[] {
  const known = facets.typeTree
    ? treeOptions(facets.typeTree, new Map(facets.types.map(({ id, count }) => [id, count])))
    : facets.types.map(({ id, name, count }) => ({ value: String(id), label: name, count }));
  return [...known, ...absent(chosen, known, (id) => typeLabel(Number(id), facets, text))];
}

/**
 * The options that are there now, and those that were there before without a count: what another filter emptied is shown and cannot be
 * chosen, and nothing moves under the pointer (product S36).
 */
export function steadyOptions(before: readonly FacetOption[], now: readonly FacetOption[]): FacetOption[] {
  const current = new Map(now.map((option) => [option.value, option]));
  const known = new Set(before.map(({ value }) => value));
  const isSubset = now.every(({ value }) => known.has(value));
  if (isSubset) return before.map((option) => current.get(option.value) ?? { ...option, count: 0 });
  const gone = before.filter(({ value }) => !current.has(value)).map((option) => ({ ...option, count: 0 }));
  return [...now, ...gone];
}

/** A chosen option without listings must stay on the list, or it could not be removed. */
function absent(
  chosen: readonly string[],
  known: FacetOption[],
  toLabel: (value: string) => string,
): FacetOption[] {
  return chosen
    .filter((value) => !known.some((option) => option.value === value))
    .map((value) => ({ value, label: toLabel(value), count: 0 }));
}

/** Options that stay where they are while counts change; `of` names what they belong to, with which they begin anew. */
export function useSteadyOptions(
  options: readonly FacetOption[],
  of: string | number,
): readonly FacetOption[] {
  const key = JSON.stringify(options);
  const [shown, setShown] = useState({ of, key, options });
  if (shown.of === of && shown.key === key) return shown.options;
  const next = { of, key, options: shown.of === of ? steadyOptions(shown.options, options) : options };
  setShown(next);
  return next.options;
}
