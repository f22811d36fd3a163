/** What a listing is offered for (product L8): 0 sale, 1 rent. */
export type Goal = 0 | 1;

export const SALE: Goal = 0;
export const RENT: Goal = 1;

/** Only 0 is a sale; any other value counts as rent (product A21). */
export function isSale(goal: number): boolean {
  return goal === SALE;
}
