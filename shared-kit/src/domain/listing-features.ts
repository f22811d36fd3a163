/** What a home can be asked to have (product S20). */
export const FEATURES = [
  'terrace',
  'garden',
  'garage',
  'lift',
  'furnished',
  'new-build',
  'ground-floor',
] as const;
export type Feature = (typeof FEATURES)[number];
