import { toFamily, type PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import type { Building } from './building.ts';
import type { Size } from './size.ts';
import type { Town } from '../towns/town.ts';

interface PriceRequest {
  kind: PropertyKind;
  town: Town;
  size: Size;
  building: Building;
  performance: number | null;
  random: Random;
}

/** Realistic asking price of a property in a town, in euro. */
export function salePrice(request: PriceRequest): number {
  const raw = rawSalePrice(request) * request.random.between(0.93, 1.08);
  if (raw < 60_000) return Math.round(raw / 500) * 500;
  const rounded = Math.round(raw / 5000) * 5000;
  return request.random.chance(0.45) ? rounded - 1000 : rounded;
}

/** Monthly rent in euro, without charges. */
export function monthlyRent(request: PriceRequest): number {
  const { kind, random, performance } = request;
  const raw = rawRent(request) * energyFactor(performance) ** 0.4 * random.between(0.94, 1.08);
  const least = kind === 'garage' ? 65 : 550;
  return Math.round(Math.min(Math.max(raw, least), 2950) / 5) * 5;
}

function rawSalePrice({ kind, town, size, building, performance }: PriceRequest): number {
  const base = town.pricePerSquareMetre;
  const living = size.living ?? 0;
  const fair = living * base * energyFactor(performance) * (building.interior === 'new' ? 1.12 : 1);
  const cars = (size.garages * 7 + size.parkings * 2.5) * base;
  switch (toFamily(kind)) {
    case 'land':
      return plotPrice(size.ground ?? 0, base * 0.06);
    case 'garage':
      return base * 8.5 + 6000;
    case 'investment':
      return living * base * 0.72;
    case 'business':
      return businessPrice(kind, living, base);
    case 'flat':
      return fair * (FACTOR[kind] ?? 1) + cars + (size.terrace ?? 0) * base * 0.15;
    case 'house':
      return fair * 0.84 * (FACTOR[kind] ?? 1) + cars + plotPrice(size.ground ?? 0, base * 0.028);
  }
}

function businessPrice(kind: PropertyKind, living: number, base: number): number {
  // A shop is offered for takeover: the price is that of the business, not of the walls.
  if (kind === 'shop') return 18_000 + living * base * 0.15;
  return living * base * (kind === 'office' ? 0.72 : 0.24);
}

const FACTOR: Partial<Record<PropertyKind, number>> = {
  penthouse: 1.22,
  'ground-floor': 0.97,
  duplex: 0.97,
  villa: 1.08,
  'architect-villa': 1.26,
  bungalow: 1.04,
  'single-storey': 1.06,
  farmhouse: 0.94,
  terraced: 0.92,
  'village-house': 0.88,
};

/** The first 900 m² count in full, the rest as garden, beyond 3,000 m² as meadow. */
function plotPrice(surface: number, euroPerSquareMetre: number): number {
  const garden = Math.min(Math.max(surface - 900, 0), 2100);
  const meadow = Math.max(surface - 3000, 0);
  return Math.min(surface, 900) * euroPerSquareMetre + garden * euroPerSquareMetre * 0.45 + meadow * 6;
}

function rawRent({ kind, town, size }: PriceRequest): number {
  const perSquareMetre = 4.2 * (town.pricePerSquareMetre / 1000) ** 0.9;
  const living = size.living ?? 0;
  if (kind === 'garage') return 40 + perSquareMetre * 6;
  if (kind === 'warehouse') return living * perSquareMetre * 0.42;
  if (toFamily(kind) === 'business') return living * perSquareMetre * 0.95;
  // Small homes cost more per m².
  const small = Math.max(0, 90 - living) * 0.0035;
  const factor = toFamily(kind) === 'house' ? 0.72 : kind === 'penthouse' ? 1.12 : 1;
  return living * perSquareMetre * (factor + small) + size.garages * 60 + size.parkings * 25;
}

/** Energy-efficient homes sell for more (kWh/m².year). */
function energyFactor(performance: number | null): number {
  if (performance === null) return 1;
  const steps = [
    [45, 1.2],
    [95, 1.13],
    [170, 1.05],
    [255, 1],
    [340, 0.92],
    [425, 0.85],
  ] as const;
  return steps.find(([limit]) => performance <= limit)?.[1] ?? 0.77;
}
