/** Cities, towns, municipalities and villages are named from these zooms on. */
export const FROM_ZOOM: readonly number[] = [6, 8.5, 10, 12];

/** The level of a village, from 1. */
export const VILLAGE = 4;
