/** WebIDs of types that people live in: houses and apartments (product L13). */
const HOMES: readonly number[] = [1, 2];

/** Whether a listing is a home. Other buildings have no "living area", but a usable one. Without any type it counts as a home. */
export const isHome = (typeIds: readonly number[]): boolean =>
  typeIds.length === 0 || typeIds.some((id) => HOMES.includes(id));
