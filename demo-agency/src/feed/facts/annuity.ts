import { toFamily } from '../kinds.ts';
import type { Slot } from '../portfolio.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import { RENT } from 'shared-kit/domain/goal';

/** A life-annuity sale (product P8); amounts in euro, duration in years. */
export interface Annuity {
  occupied: boolean;
  ages: number[];
  gender: 'woman' | 'man' | 'couple';
  bouquet: number;
  monthlyRent: number;
  indexed: boolean;
  survivorRent: number | null;
  maxDuration: number;
}

/** About one home in forty for sale is sold against a bouquet and a rent. `price` is its price without encumbrance. */
export function createAnnuity(slot: Slot, price: number, random: Random): Annuity | null {
  if (slot.goal === RENT || slot.unit || !['house', 'flat'].includes(toFamily(slot.kind))) return null;
  if (!random.chance(0.032)) return null;
  const gender = random.pick(['woman', 'woman', 'man', 'couple'] as const);
  const first = random.int(73, 86);
  const ages = gender === 'couple' ? [first, first - random.int(1, 5)] : [first];
  const bouquet = Math.round((price * random.between(0.14, 0.26)) / 2500) * 2500;
  const maxDuration = random.pick([12, 15, 18, 20]);
  const monthlyRent = Math.round((price * 0.72 - bouquet) / (maxDuration * 12) / 10) * 10;
  return {
    occupied: random.chance(0.75),
    ages,
    gender,
    bouquet,
    monthlyRent,
    indexed: true,
    survivorRent: gender === 'couple' ? Math.round((monthlyRent * 0.8) / 10) * 10 : null,
    maxDuration,
  };
}
