import type { Listing } from '../listing.ts';

/** Whether to name the storey: "on the ground floor, this ground-floor flat" says it twice. */
export const isUpstairs = ({ size }: Listing): boolean => (size.floor ?? 0) > 0;
