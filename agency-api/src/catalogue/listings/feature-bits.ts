import { FEATURES, type Feature } from 'shared-kit/domain/search-criteria';

/** The bit of a feature in the column `features`. */
export const featureBit = (feature: Feature): number => 1 << FEATURES.indexOf(feature);

/** A bit for each of the features. */
export const featureBits = (features: readonly Feature[]): number =>
  features.reduce((bits, feature) => bits | featureBit(feature), 0);
