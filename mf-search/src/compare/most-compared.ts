/** Homes side by side at most (product S33). */
export const MOST_COMPARED = 4;
