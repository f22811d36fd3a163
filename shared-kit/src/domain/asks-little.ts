import { isSale } from './goal.ts';
import { findRegion } from './region.ts';

/**
 * Whether a visitor of a rental may be asked for nothing but a name and a way of contact: in Brussels, and wherever the region is
 * unknown (product V15).
 */
export function asksLittle(goal: number, zip: string, countryId: number | null): boolean {
  if (isSale(goal)) return false;
  const region = findRegion(zip, countryId);
  return region === undefined || region === 'brussels';
}
