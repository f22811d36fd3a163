import type { PriceBounds, PriceRange } from './price-range.ts';
import { clamp, snapToStep } from './price-range.ts';

/** Moves the left handle: it snaps to whole steps and cannot pass the right one (product K5). */
export function moveMinimum(price: number, bounds: PriceBounds, range: PriceRange): PriceBounds {
  return { min: Math.min(snapToStep(price, range), bounds.max), max: bounds.max };
}

/** Moves the right handle: it snaps to whole steps and cannot pass the left one (product K5). */
export function moveMaximum(price: number, bounds: PriceBounds, range: PriceRange): PriceBounds {
  return { min: bounds.min, max: Math.max(snapToStep(price, range), bounds.min) };
}

/** Position of a price on the track, 0 to 1 (product K6). */
export function toTrack(price: number, range: PriceRange): number {
  return interpolate(clamp(orZero(price), range.min, range.max), stopsOf(range), 1, 0);
}

/** The price at a position of the track, a whole step (product K6). */
export function fromTrack(position: number, range: PriceRange): number {
  return snapToStep(interpolate(clamp(orZero(position), 0, 1), stopsOf(range), 0, 1), range);
}

type Stops = readonly (readonly [position: number, price: number])[];

function stopsOf(range: PriceRange): Stops {
  return (
    range.track ?? [
      [0, range.min],
      [1, range.max],
    ]
  );
}

function interpolate(value: number, stops: Stops, from: 0 | 1, to: 0 | 1): number {
  const next = Math.max(
    1,
    stops.findIndex((stop) => stop[from] >= value),
  );
  const low = stops[next - 1]!;
  const high = stops[next]!;
  return low[to] + ((value - low[from]) / (high[from] - low[from])) * (high[to] - low[to]);
}

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
