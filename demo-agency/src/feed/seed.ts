/** Changing it changes every demo listing; the same seed always yields the same data. */
export const DEMO_SEED = 'facade-demo-1';

/** The day on which the demo feed is "exported", ISO 8601; dates in the data are counted from it. */
export const DEMO_DAY = '2026-11-02';
export const DEMO_YEAR = 2026;
