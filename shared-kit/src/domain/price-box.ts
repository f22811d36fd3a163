import { formatEuro } from './money.ts';
import type { PriceBounds, PriceRange } from './price-range.ts';
import { snapToStep } from './price-range.ts';

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
