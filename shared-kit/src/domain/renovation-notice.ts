import { isSale } from './goal.ts';
import type { EnergyLabel } from './energy-label.ts';

interface RenovationNotice {
  /** The required label. */
  target: 'd';
  years: number;
}

/** Property types whose listings are homes: house and apartment (product L14). */
const HOME_TYPES: readonly number[] = [1, 2];

/** Whether a listing with these WebIDs is a home: not land, not "other". */
export function isHome(webIds: readonly number[]): boolean {
  return webIds.some((webId) => HOME_TYPES.includes(webId));
}

/** The duty to renovate that comes with buying a Flemish home of label E or F; undefined where there is none (product E8). */
export function renovationNotice(
  { goal, webIds, energy }: { goal: number; webIds: readonly number[]; energy: EnergyLabel | undefined },
  years = 5,
): RenovationNotice | undefined {
  const concerned =
    isSale(goal) && isHome(webIds) && energy?.scale === 'flanders' && ['e', 'f'].includes(energy.label);
  return concerned ? { target: 'd', years } : undefined;
}
