import { findRegion as belgianRegionOf, type Region } from 'shared-kit/domain/region';
import type { Town } from '../towns/town.ts';

export type DemoRegion = Region | 'luxembourg';

/** The region whose rules, scales and certificates apply in the town. */
export function toDemoRegion({ zip, countryId, names }: Town): DemoRegion {
  if (countryId === 50) return 'luxembourg';
  const region = belgianRegionOf(zip, countryId);
  if (!region) throw new Error(`${names.fr} has no Belgian postal code: ${zip}`);
  return region;
}
