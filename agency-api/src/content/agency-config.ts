import type * as z from 'zod';
import { checkConfig } from './check-config.ts';
import type { CONFIG_FILES, ConfigKey } from './config-files.ts';
import type { ContentPages } from './content-pages.ts';
import { readConfigFolder } from './read-config-folder.ts';

/** Everything an agency can set: site configuration and content, checked and with defaults filled in. */
export type AgencyConfig = { readonly [Key in ConfigKey]: z.output<(typeof CONFIG_FILES)[Key]['schema']> } & {
  readonly pages: ContentPages;
  /** Where it was read from; pictures may lie there too. */
  readonly folder: string;
};

/**
 * Reads the configuration folder of an agency.
 * Throws `AgencyConfigError`, which names every wrong file, field and rule at once.
 */
export function loadAgencyConfig(folder: string): AgencyConfig {
  return { ...checkConfig(readConfigFolder(folder)), folder };
}
