import { join, resolve } from 'node:path';
import { blockedPort } from 'shared-kit/domain/blocked-ports';
import * as z from 'zod';
import { gatewayList } from './http/gateways.ts';
import { pictureHosts } from './pictures/sources/picture-hosts.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** npm runs scripts in the folder of their package, so relative paths are taken from the repository, wherever a program was started. */
const folder = z.string().transform((path) => resolve(REPOSITORY, path));
/** A list that `read` takes; what it throws is the rule. */
const listFor =
  (read: (list: string) => unknown) =>
  ({ value, issues }: { value: string; issues: z.core.$ZodRawIssue[] }) => {
    try {
      read(value);
    } catch (error) {
      issues.push({ code: 'custom', input: value, message: (error as Error).message });
    }
  };
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema);

const settingsSchema = z.object({
  API_PORT: setting(
    z.coerce
      .number('must be a number')
      .int()
      .min(0)
      .max(65_535)
      .refine((port) => !blockedPort(port), { error: ({ input }) => blockedPort(Number(input)) })
      .default(4100),
  ),
  API_HOST: setting(z.string().default('127.0.0.1')),
  /** Addresses and ranges of the gateways; what another one says of its visitors is not believed. */
  GATEWAYS: setting(z.string().default('loopback').check(listFor(gatewayList))),
  /** Folder of the embedded database and of computed pictures. */
  AGENCY_DATA: setting(folder.default(join(REPOSITORY, '.data'))),
  /** Folder of the agency's site configuration and content. */
  AGENCY_CONFIG: setting(
    z.string({ error: "must name the folder of the agency's configuration" }).pipe(folder),
  ),
  /** Servers that pictures may be fetched from. */
  PICTURE_HOSTS: setting(z.string().default('').check(listFor(pictureHosts))),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
  ),
  /** Origin of the site as visitors see it. */
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  /** Mail server; without it mails are `.eml` files in the folder `mail` of AGENCY_DATA. */
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  /** Address that mails come from, and address that visitors' forms go to; without them the agency's own. */
  MAIL_FROM: setting(z.email('must be an e-mail address').optional()),
  MAIL_AGENCY: setting(z.email('must be an e-mail address').optional()),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
});
export type Settings = z.output<typeof settingsSchema>;

/** Every wrong setting, each with its rule. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings from environment variables. Throws `SettingsError` naming every wrong one at once. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { data, error } = settingsSchema.safeParse(environment);
  if (data) return data;
  const faults = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings are wrong:\n${faults.join('\n')}`);
}

/** Where the embedded database keeps its files. */
export function databaseFolder(settings: Settings): string {
  return join(settings.AGENCY_DATA, 'database');
}
