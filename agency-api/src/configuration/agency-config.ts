import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from 'composer/server';
import * as z from 'zod';
import { agencyFileSchema } from './schemas/agency.ts';
import { appointmentsFileSchema } from './schemas/appointments.ts';
import { contactFileSchema } from './schemas/contact.ts';
import { formsFileSchema } from './schemas/forms.ts';
import { languagesFileSchema } from './schemas/languages.ts';
import { layoutFileSchema } from './schemas/layout.ts';
import { listingsFileSchema } from './schemas/listings.ts';
import { thirdPartiesFileSchema } from './schemas/third-parties.ts';

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

/** The files of a configuration folder: where each lies and what it must look like. */
const CONFIG_FILES = {
  agency: { name: 'agency.json', schema: agencyFileSchema },
  languages: { name: 'languages.json', schema: languagesFileSchema },
  listings: { name: 'listings.json', schema: listingsFileSchema },
  contact: { name: 'contact.json', schema: contactFileSchema },
  appointments: { name: 'appointments.json', schema: appointmentsFileSchema },
  forms: { name: 'forms.json', schema: formsFileSchema },
  layout: { name: 'layout.json', schema: layoutFileSchema },
  thirdParties: { name: 'third-parties.json', schema: thirdPartiesFileSchema },
} as const;

type ConfigKey = keyof typeof CONFIG_FILES;

/** Those that an agency may leave out. */
const OPTIONAL_FILES: ReadonlySet<ConfigKey> = new Set(['appointments', 'forms', 'thirdParties']);

/** Parsed JSON, not yet checked. */
type RawConfig = Record<ConfigKey, unknown>;

/** Reads every file of a configuration folder. Throws `AgencyConfigError` naming all that are missing or not JSON. */
function readConfigFolder(folder: string): RawConfig {
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

/** The configuration of the agency cannot be used. `faults` are all of them, each "file: field: rule". */
export class AgencyConfigError extends OperatorError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      ['The configuration of the agency is not usable:', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
    );
    this.name = 'AgencyConfigError';
    this.faults = faults;
  }
}
