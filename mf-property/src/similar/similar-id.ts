/** Anchor of the similar properties. */
export const SIMILAR_ID = 'similar';
