import { isSale } from './goal.ts';

/** Bounds and step in euro, (max − min) / step steps in all (product K7); at `max` a range has no upper limit ("3.000.000+"). */
export interface PriceRange {
  min: number;
  max: number;
  step: number;
  /** Pairs of slider position (0 to 1) and price, between which the track is linear. Absent: linear throughout. */
  track?: readonly (readonly [position: number, price: number])[];
}

export interface PriceBounds {
  min: number;
  max: number;
}

/** Most homes sell for 100,000 to 500,000 euro: almost half of the track is for them (product K6). */
const SALE_RANGE: PriceRange = {
  min: 0,
  max: 3_000_000,
  step: 1_000,
  track: [
    [0, 0],
    [0.15, 100_000],
    [0.6, 500_000],
    [0.8, 1_000_000],
    [1, 3_000_000],
  ],
};

const RENT_RANGE: PriceRange = { min: 0, max: 2_000, step: 100 };

/** The price range of a search goal (product S6). */
export function choosePriceRange(goal: number): PriceRange {
  return isSale(goal) ? SALE_RANGE : RENT_RANGE;
}

/** The whole step at, below or above a price, within the range. For NaN the range minimum. */
export function snapToStep(
  price: number,
  range: PriceRange,
  rounding: 'nearest' | 'down' | 'up' = 'nearest',
): number {
  if (Number.isNaN(price)) return range.min;
  const steps = (price - range.min) / range.step;
  const whole =
    rounding === 'down' ? Math.floor(steps) : rounding === 'up' ? Math.ceil(steps) : Math.round(steps);
  return clamp(range.min + whole * range.step, range.min, range.max);
}

export function isFullRange(bounds: PriceBounds, range: PriceRange): boolean {
  return bounds.min <= range.min && bounds.max >= range.max;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
