import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AgencyConfigError } from './agency-config-error.ts';
import { CONFIG_FILES, OPTIONAL_FILES, type ConfigKey, type RawConfig } from './config-files.ts';

/** Reads every file of a configuration folder. Throws `AgencyConfigError` naming all that are missing or not JSON. */
export function readConfigFolder(folder: string): RawConfig {
  const faults: string[] = [];
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, name), 'utf8'));
    } catch (error) {
      faults.push(`${name}: ${isMissing(error) ? `is missing in ${folder}` : (error as Error).message}`);
      return undefined;
    }
  };
  const isLeftOut = (key: string, name: string) =>
    OPTIONAL_FILES.has(key as ConfigKey) && !existsSync(join(folder, name));
  const files = Object.entries(CONFIG_FILES).map(([key, { name }]) => [
    key,
    isLeftOut(key, name) ? {} : read(name),
  ]);
  if (faults.length > 0) throw new AgencyConfigError(faults);
  return Object.fromEntries(files) as RawConfig;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
