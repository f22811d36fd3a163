import { sql, type SQL } from 'drizzle-orm';
import { FEATURES, type Feature } from 'shared-kit/domain/listing-features';

/** Whether a listing has it, by the facts `f`; null where they do not say. */
const CONDITIONS: Readonly<Record<Feature, string>> = {
  terrace: 'f.terrace',
  garden: 'f.garden',
  garage: 'f.garages > 0',
  lift: 'f.lift',
  furnished: 'f.furnished',
  'new-build': 'f.new_build',
  'ground-floor': 'f.floor = 0',
};

/** The bit of a feature in the column `features`. */
export const featureBit = (feature: Feature): number => 1 << FEATURES.indexOf(feature);

/** A bit for each feature of the facts `f`. */
export const FEATURES_OF_FACTS: SQL = sql.raw(
  `(${FEATURES.map((feature) => `coalesce(${CONDITIONS[feature]}, false)::int * ${featureBit(feature)}`).join(' + ')})::smallint`,
);
