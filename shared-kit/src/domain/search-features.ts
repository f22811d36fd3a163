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
