/**
 * Attributes of a block that stands below the first screen as a rule: it is laid out when the first screen is there, or when the visitor comes
 * near (docs/decisions/0077). Not for what has a part that is fixed to the window, nor for a block in a row that scrolls sideways.
 */
export const BELOW_FOLD = { 'data-below-fold': '' };

/** Cards of a grid that the first screen may show. */
const ABOVE = 3;

/** Attributes of a card in a grid that is longer than the first screen. */
export const cardBelowFold = (index: number) => (index >= ABOVE ? BELOW_FOLD : {});
