import { clamp, snapToStep, type PriceBounds, type PriceRange } from './search-criteria.ts';
import { formatEuro } from './numbers.ts';

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
  return interpolate(clamp(orZero(price), range.min, range.max), listStops(range), 1, 0);
}

/** The price at a position of the track, a whole step (product K6). */
export function fromTrack(position: number, range: PriceRange): number {
  return snapToStep(interpolate(clamp(orZero(position), 0, 1), listStops(range), 0, 1), range);
}

type Stops = readonly (readonly [position: number, price: number])[];

function listStops(range: PriceRange): Stops {
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

/** Normalises typed or pasted text (product K8). */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * The minimum after Enter or blur (product K9): the range minimum when the text is empty, at or below it, or at or above the current maximum.
 * Otherwise the whole step at or below it, so that the range includes the entered price.
 */
export function settleMinimum(text: string, currentMaximum: number, range: PriceRange): number {
  const price = Number(digitsOnly(text));
  return price <= range.min || price >= currentMaximum ? range.min : snapToStep(price, range, 'down');
}

/**
 * The maximum after Enter or blur (product K9): the range maximum when the text is empty, at or above it, or at or below the current minimum.
 * Otherwise the whole step at or above it, so that the range includes the entered price.
 */
export function settleMaximum(text: string, currentMinimum: number, range: PriceRange): number {
  const price = Number(digitsOnly(text));
  return price >= range.max || price <= currentMinimum ? range.max : snapToStep(price, range, 'up');
}

/** The maximum as shown: with a plus sign when it is the range maximum, which means no upper limit (product K10). */
export function displayMaximum(
  maximum: number,
  range: PriceRange,
  format: (amount: number) => string = formatEuro,
): string {
  return maximum === range.max ? `${format(maximum)}+` : format(maximum);
}

/** A typed bound that was given up, as it crossed the other one. */
export interface DroppedBound {
  bound: 'minimum' | 'maximum';
  typed: number;
  other: number;
}

/** Tells a bound that K9 resets although the visitor typed a price within the range: the page says so in words (product K12). */
export function droppedBound(
  bound: 'minimum' | 'maximum',
  text: string,
  { min, max }: PriceBounds,
  range: PriceRange,
): DroppedBound | undefined {
  const typed = Number(digitsOnly(text));
  if (bound === 'minimum')
    return typed > range.min && typed >= max ? { bound, typed, other: max } : undefined;
  return digitsOnly(text) && typed < range.max && typed <= min ? { bound, typed, other: min } : undefined;
}
