import { hash } from 'node:crypto';
import { eq, type SQL, type Column } from '../../../database/drizzle.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';

/**
 * Names the rules by which the read model is made, and the shape of its rows: a digest of what they make of the listings of
 * `read-model-rules.test.ts`, which fails when it is another one. With it the rows are made anew.
 */
export const RULES = 'b8c309c6378533b7478b4350b2042a5b';

/** What the read model depends on. */
function readModelSettings({ languages, listings }: AgencyConfig): string {
  const { cityCorrections, discreetMarquees } = listings;
  return JSON.stringify({ rules: RULES, languages, cityCorrections, discreetMarquees });
}

const known = new WeakMap<AgencyConfig, number>();

/** Names the rules and the configuration by which the rows of listings are made: a digest, as narrow as a number of the database. */
export function computeRules(config: AgencyConfig): number {
  const rules = known.get(config) ?? hash('md5', readModelSettings(config), 'buffer').readInt32BE();
  known.set(config, rules);
  return rules;
}

/** The rows of a table that a process with this configuration reads; others may be beside them while a new version is rolled out. */
export const ownRows = ({ rules }: { rules: Column }, config: AgencyConfig): SQL =>
  eq(rules, computeRules(config));
