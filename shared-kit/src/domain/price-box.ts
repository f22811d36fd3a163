import { formatEuro } from './money.ts';
import type { PriceRange } from './price-range.ts';
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
