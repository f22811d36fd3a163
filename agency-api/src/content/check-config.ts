import * as z from 'zod';
import type { AgencyConfig } from './agency-config.ts';
import { AgencyConfigError } from './agency-config-error.ts';
import { CONFIG_FILES, type ConfigKey, type RawConfig } from './config-files.ts';

/** Checks every file against its schema. Throws `AgencyConfigError` with the faults of all files together. */
export function checkConfig(raw: RawConfig): Omit<AgencyConfig, 'folder'> {
  const results = Object.entries(CONFIG_FILES).map(([key, { name, schema }]) => ({
    key,
    name,
    result: (schema as z.ZodType).safeParse(raw[key as ConfigKey]),
  }));
  const faults = results.flatMap(({ name, result }) =>
    result.success
      ? []
      : result.error.issues.map(
          (issue) => `${name}: ${z.core.toDotPath(issue.path) || 'the file'}: ${issue.message}`,
        ),
  );
  if (faults.length > 0) throw new AgencyConfigError(faults);
  return Object.fromEntries(results.map(({ key, result }) => [key, result.data])) as unknown as Omit<
    AgencyConfig,
    'folder'
  >;
}
