import type { PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import { DEMO_YEAR } from '../seed.ts';

export type Condition = 'new' | 'excellent' | 'good' | 'to-refresh' | 'to-renovate';

/** Age and state of a building. */
export interface Building {
  constructionYear: number;
  renovationYear: number | null;
  interior: Condition;
  exterior: Condition;
}

/** Listings for rent never need renovation. */
const LETTABLE: Record<Condition, Condition> = {
  new: 'new',
  excellent: 'excellent',
  good: 'good',
  'to-refresh': 'good',
  'to-renovate': 'to-refresh',
};

const OLD_KINDS: readonly PropertyKind[] = ['farmhouse', 'village-house', 'terraced', 'investment'];

/**
 * A building that fits its energy demand: a high one means old, a low one new or renovated.
 * `performance` in kWh/m².year; without it (offices, garages …) the age is open.
 */
export function buildingFor(
  kind: PropertyKind,
  performance: number | null,
  forRent: boolean,
  random: Random,
): Building {
  const value = performance ?? random.int(90, 330);
  const old = OLD_KINDS.includes(kind) || (value > 80 && random.chance(0.22));
  const constructionYear = old ? oldYear(kind, random) : yearFor(value, random);
  const renovationYear = renovationFor(constructionYear, value, random);
  const { interior, exterior } = conditionFor(value, constructionYear, renovationYear, random);
  return { constructionYear, renovationYear, exterior, interior: forRent ? LETTABLE[interior] : interior };
}

function oldYear(kind: PropertyKind, random: Random): number {
  return kind === 'farmhouse' ? random.int(1790, 1905) : random.int(1880, 1938);
}

function yearFor(value: number, random: Random): number {
  if (value <= 45) return random.int(2019, DEMO_YEAR - 1);
  if (value <= 95) return random.int(2010, 2023);
  if (value <= 170) return random.int(1996, 2014);
  if (value <= 255) return random.int(1972, 2004);
  if (value <= 340) return random.int(1955, 1990);
  return random.int(1925, 1978);
}

function renovationFor(built: number, value: number, random: Random): number | null {
  if (built >= 1996) return null;
  if (value <= 170) return random.int(2016, DEMO_YEAR - 1);
  if (value <= 260) return random.chance(0.7) ? random.int(2003, 2020) : null;
  return random.chance(0.2) ? random.int(1988, 2006) : null;
}

function conditionFor(
  value: number,
  built: number,
  renovated: number | null,
  random: Random,
): Pick<Building, 'interior' | 'exterior'> {
  if (built >= DEMO_YEAR - 3) return { interior: 'new', exterior: 'new' };
  const age = DEMO_YEAR - (renovated ?? built);
  if (age <= 12) return { interior: 'excellent', exterior: random.pick(['excellent', 'good']) };
  if (value > 425) return { interior: 'to-renovate', exterior: random.pick(['to-refresh', 'good']) };
  if (value > 340) return { interior: 'to-refresh', exterior: random.pick(['to-refresh', 'good']) };
  return { interior: random.pick(['good', 'good', 'excellent', 'to-refresh']), exterior: 'good' };
}
