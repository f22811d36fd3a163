import * as z from 'zod';
import { AgencyConfigError } from './agency-config-error.ts';
import { CONFIG_FILES, type ConfigKey, type RawConfig } from './config-files.ts';

export type CheckedConfig = { readonly [Key in ConfigKey]: z.output<(typeof CONFIG_FILES)[Key]['schema']> };

/** Checks every file against its schema. Throws `AgencyConfigError` with the faults of all files together. */
export function checkConfig(raw: RawConfig): CheckedConfig {
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
