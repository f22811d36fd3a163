import { checkConfig, type CheckedConfig } from './check-config.ts';
import { readConfigFolder } from './read-config-folder.ts';

/** Everything an agency can set of its site but its content, checked and with defaults filled in. */
export type AgencyConfig = CheckedConfig & {
  /** Where it was read from; the logo lies there. */
  readonly folder: string;
};

/**
 * Reads the configuration folder of an agency.
 * Throws `AgencyConfigError`, which names every wrong file, field and rule at once.
 */
export function loadAgencyConfig(folder: string): AgencyConfig {
  return { ...checkConfig(readConfigFolder(folder)), folder };
}
