import type { Range } from 'shared-kit/contracts/api/project';

type End = number | null | undefined;

/** The range that the feed gives; an end that it leaves out, or gives as 0, is that of the units. */
export function shownRange(min: End, max: End, units: readonly End[]): Range {
  const known = units.filter(isKnown);
  const range = {
    min: isKnown(min) ? min : known.length > 0 ? Math.min(...known) : null,
    max: isKnown(max) ? max : known.length > 0 ? Math.max(...known) : null,
  };
  return range.min === null && range.max === null ? null : range;
}

const isKnown = (value: End): value is number => typeof value === 'number' && value > 0;
