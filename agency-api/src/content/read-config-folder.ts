import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AgencyConfigError } from './agency-config-error.ts';
import {
  CONFIG_FILES,
  OPTIONAL_FILES,
  pageFileName,
  PAGES_FOLDER,
  type ConfigKey,
  type RawConfig,
} from './config-files.ts';

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
  const pages = pageNames(folder).map((name) => [name, read(pageFileName(name))]);
  if (faults.length > 0) throw new AgencyConfigError(faults);
  return {
    ...(Object.fromEntries(files) as Record<ConfigKey, unknown>),
    pages: Object.fromEntries(pages),
  };
}

/** The home page must be there; of the others those that lie there. */
function pageNames(folder: string): string[] {
  const pages = join(folder, PAGES_FOLDER);
  const files = existsSync(pages) ? readdirSync(pages) : [];
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  return [...new Set(['home', ...names])];
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
