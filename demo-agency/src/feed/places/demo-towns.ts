import { ARDENNES } from '../towns/ardennes.ts';
import { BRUSSELS } from '../towns/brussels.ts';
import { FLANDERS } from '../towns/flanders.ts';
import { HAINAUT } from '../towns/hainaut.ts';
import { LIEGE_PROVINCE } from '../towns/liege.ts';
import { LUXEMBOURG } from '../towns/luxembourg.ts';
import { NAMUR_PROVINCE } from '../towns/namur.ts';
import type { Setting, Town } from '../towns/town.ts';
import { WALLOON_BRABANT } from '../towns/walloon-brabant.ts';
import type { PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';

const DEMO_TOWNS: readonly Town[] = [
  ...NAMUR_PROVINCE,
  ...WALLOON_BRABANT,
  ...LIEGE_PROVINCE,
  ...HAINAUT,
  ...ARDENNES,
  ...BRUSSELS,
  ...FLANDERS,
  ...LUXEMBOURG,
];

type Suits = Partial<Record<Setting, number>>;
const COUNTRY: Suits = { village: 5, town: 1.2, city: 0 };
const SUBURB: Suits = { village: 2, town: 1.5, city: 0.35, coast: 0.4 };
const STREETS: Suits = { village: 0.5, town: 1.2, city: 1.2, coast: 0.3 };
const BLOCKS: Suits = { village: 0.15, town: 1, city: 1.7, coast: 3 };

/** Relative frequency of a kind of property in a kind of place. */
const SUITS: Record<PropertyKind, Suits> = {
  house: SUBURB,
  terraced: STREETS,
  'village-house': COUNTRY,
  villa: SUBURB,
  'architect-villa': SUBURB,
  bungalow: SUBURB,
  'single-storey': SUBURB,
  farmhouse: COUNTRY,
  apartment: BLOCKS,
  'ground-floor': BLOCKS,
  duplex: BLOCKS,
  penthouse: BLOCKS,
  land: { ...COUNTRY, town: 2 },
  investment: { town: 1, city: 2 },
  office: { town: 1, city: 2 },
  warehouse: { town: 1.4, village: 0.3, city: 0.5 },
  shop: { town: 1.2, city: 1.6, coast: 1 },
  garage: { town: 0.5, city: 2, coast: 1 },
};

export function townFor(kind: PropertyKind, random: Random): Town {
  return random.weighted(DEMO_TOWNS.map((town) => [town, town.weight * (SUITS[kind][town.setting] ?? 0)]));
}

export function townNamed(frenchName: string): Town {
  const town = DEMO_TOWNS.find((candidate) => candidate.names.fr === frenchName);
  if (!town) throw new Error(`No demo town "${frenchName}"`);
  return town;
}
