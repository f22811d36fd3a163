import { readConfigFolder } from './read-config-folder.ts';
import * as z from 'zod';
import { AgencyConfigError } from './agency-config-error.ts';
import { CONFIG_FILES, type ConfigKey, type RawConfig } from './config-files.ts';

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

type CheckedConfig = { readonly [Key in ConfigKey]: z.output<(typeof CONFIG_FILES)[Key]['schema']> };

/** Checks every file against its schema. Throws `AgencyConfigError` with the faults of all files together. */
function checkConfig(raw: RawConfig): CheckedConfig {
  const faults: string[] = [];
  const check = (name: string, schema: z.ZodType, value: unknown): unknown => {
    const { success, data, error } = schema.safeParse(value);
    if (!success) faults.push(...error.issues.map((issue) => describe(name, issue)));
    return data;
  };
  const files = Object.entries(CONFIG_FILES).map(([key, { name, schema }]) => [
    key,
    check(name, schema, raw[key as ConfigKey]),
  ]);
  if (faults.length > 0) throw new AgencyConfigError(faults);
  return Object.fromEntries(files) as CheckedConfig;
}

const describe = (name: string, { path, message }: z.core.$ZodIssue) =>
  `${name}: ${z.core.toDotPath(path) || 'the file'}: ${message}`;
