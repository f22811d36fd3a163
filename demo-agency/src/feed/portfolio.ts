import { RENT, SALE, type Goal } from 'shared-kit/domain/goal';
import { DEMO_SEED } from './seed.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { DEMO_PROJECTS } from './projects/demo-projects.ts';
import type { PropertyKind } from './kinds.ts';

/** One entry of the agency's portfolio, without facts. */
export interface Slot {
  id: number;
  goal: Goal;
  kind: PropertyKind;
  /** Number of its project, and of the unit in it from 0. */
  unit: { projectId: number; index: number } | null;
}

const NEWEST = 1399;
const OLDEST = 816;
/** IDs of withdrawn listings, which leave gaps (product D19). */
const WITHDRAWN = new Set([1391, 1368, 1340, 1287, 1203, 1149, 1011, 904]);

const FOR_SALE: Partial<Record<PropertyKind, number>> = {
  house: 64,
  terraced: 32,
  'village-house': 24,
  villa: 36,
  'architect-villa': 10,
  bungalow: 12,
  'single-storey': 10,
  farmhouse: 18,
  apartment: 44,
  'ground-floor': 8,
  duplex: 12,
  penthouse: 8,
  land: 26,
  investment: 14,
  office: 5,
  warehouse: 5,
  shop: 4,
  garage: 4,
};
const FOR_RENT: Partial<Record<PropertyKind, number>> = {
  house: 26,
  terraced: 12,
  'village-house': 5,
  villa: 8,
  bungalow: 3,
  apartment: 62,
  'ground-floor': 12,
  duplex: 12,
  penthouse: 6,
  office: 10,
  shop: 8,
  warehouse: 5,
  garage: 4,
};

/** All listings, newest first: IDs 1399 to 816 with gaps, about 70 % for sale (product D19). */
export function portfolio(): Slot[] {
  const offers = randomFor(DEMO_SEED, 'portfolio').shuffle([
    ...projectUnits(),
    ...createOffers(SALE, FOR_SALE),
    ...createOffers(RENT, FOR_RENT),
  ]);
  return ids().map((id, index) => {
    const offer = offers[index];
    if (!offer) throw new Error(`The portfolio has ${offers.length} offers, too few for its IDs`);
    return { id, ...offer };
  });
}

function ids(): number[] {
  const all = Array.from({ length: NEWEST - OLDEST + 1 }, (_, index) => NEWEST - index);
  return all.filter((id) => !WITHDRAWN.has(id));
}

type Offer = Omit<Slot, 'id'>;

function createOffers(goal: Goal, counts: Partial<Record<PropertyKind, number>>): Offer[] {
  return Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({ goal, kind: kind as PropertyKind, unit: null })),
  );
}

function projectUnits(): Offer[] {
  return DEMO_PROJECTS.flatMap((project) =>
    Array.from({ length: project.unitCount }, (_, index) => ({
      goal: SALE,
      kind: unitKind(project.kinds, index, project.unitCount),
      unit: { projectId: project.id, index },
    })),
  );
}

/** The first kind of a project is on the ground floor, the last on top. */
function unitKind(kinds: readonly PropertyKind[], index: number, count: number): PropertyKind {
  return kinds[Math.floor((index / count) * kinds.length)]!;
}
