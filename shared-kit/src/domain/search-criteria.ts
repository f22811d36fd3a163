import { isSale } from './goal.ts';

/** What a home can be asked to have (product S20). */
export const FEATURES = [
  'terrace',
  'garden',
  'garage',
  'lift',
  'furnished',
  'new-build',
  'ground-floor',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The letters that a search by energy label offers: `a` stands for A++, A+, A and A- (product S19). */
export const ENERGY_GROUPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
export type EnergyGroup = (typeof ENERGY_GROUPS)[number];

/** `a_plus` → `a`. Undefined without a label, and for the lower labels that only Luxembourg has. */
export function findEnergyGroup(label: string | null | undefined): EnergyGroup | undefined {
  return ENERGY_GROUPS.find((group) => group === label?.[0]);
}

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

/** Least and largest surface wanted in m², both inclusive; at least one of them is given. */
export interface SurfaceBounds {
  min?: number;
  max?: number;
}

/** In m²: a square kilometre. Larger values count as this one. */
export const MAX_SURFACE = 1_000_000;

/** Reads `80-150`, `80-` or `-150`, in either order. Undefined for anything else and for limits that limit nothing. */
export function parseSurface(text: string): SurfaceBounds | undefined {
  const match = /^\s*(\d*)-(\d*)\s*$/.exec(text);
  if (!match) return undefined;
  const [low, high] = [squareMetres(match[1]), squareMetres(match[2])];
  const isSwapped = low !== undefined && high !== undefined && low > high;
  const [min, max] = isSwapped ? [high, low] : [low, high];
  if (!min && max === undefined) return undefined;
  return { ...(min && { min }), ...(max !== undefined && { max }) };
}

/** Writes what `parseSurface` reads. */
export function formatSurface({ min, max }: SurfaceBounds): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** A surface of zero is none. */
function squareMetres(digits: string | undefined): number | undefined {
  return digits ? Math.min(Number(digits), MAX_SURFACE) || undefined : undefined;
}
