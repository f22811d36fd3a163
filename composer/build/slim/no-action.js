/** The browser's routes have no action. */
export const action = undefined;
