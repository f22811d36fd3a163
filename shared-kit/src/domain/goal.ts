/** What a listing is offered for (product L8): 0 sale, 1 rent. */
export type Goal = 0 | 1;

export const SALE: Goal = 0;
export const RENT: Goal = 1;

/** Only 0 is a sale; any other value counts as rent (product A21). */
export function isSale(goal: number): boolean {
  return goal === SALE;
}

/** WebIDs of types that people live in: houses and apartments (product L13). */
const HOMES: readonly number[] = [1, 2];

/** Whether a listing is a home. Other buildings have no "living area", but a usable one. Without any type it counts as a home. */
export const isHome = (typeIds: readonly number[]): boolean =>
  typeIds.length === 0 || typeIds.some((id) => HOMES.includes(id));
