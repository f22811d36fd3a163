import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import { RENT } from 'shared-kit/domain/goal';
import { projectById } from '../projects/demo-projects.ts';
import type { UnitStatus } from '../projects/project-unit.ts';
import type { Slot } from '../portfolio.ts';
import type { Random } from 'shared-kit/domain/seeded-random';

/** IDs from here on are new on the market. */
const RECENT = 1330;

/** Availability in the headline; most listings have none (product L1, T9). */
export function chooseStatus(
  slot: Slot,
  unitStatus: UnitStatus | null,
  random: Random,
): ListingStatus | null {
  if (unitStatus === 'sold') return 'sold';
  if (unitStatus === 'option') return 'under-option';
  if (slot.unit) return projectById(slot.unit.projectId).finished ? null : random.chance(0.1) ? 'new' : null;
  if (slot.kind === 'shop' && takenOver(slot)) return 'for-takeover';
  const age = slot.id >= RECENT ? 'recent' : 'older';
  return random.weighted(slot.goal === RENT ? RENT_WEIGHTS[age] : SALE_WEIGHTS[age]);
}

/** Every shop for sale is a business for takeover; of those for rent, some are. */
const takenOver = (slot: Pick<Slot, 'id' | 'goal'>): boolean => slot.goal !== RENT || slot.id % 3 === 0;

type Weights = readonly (readonly [ListingStatus | null, number])[];

const SALE_WEIGHTS: Record<'recent' | 'older', Weights> = {
  recent: [[null, 60], ['new', 22], ['under-offer', 5], ['under-option', 3], ['visits-suspended', 3], ['sold', 2]],
  older: [
    [null, 66], ['sold', 11], ['under-offer', 7], ['price-drop', 7], ['under-option', 4], ['visits-suspended', 3],
    ['reserved', 2],
  ],
}; // prettier-ignore

const RENT_WEIGHTS: Record<'recent' | 'older', Weights> = {
  recent: [[null, 64], ['new', 22], ['rented', 5], ['reserved', 5], ['visits-suspended', 4]],
  older: [[null, 64], ['rented', 18], ['reserved', 7], ['under-option', 4], ['visits-suspended', 4], ['price-drop', 3]],
}; // prettier-ignore
