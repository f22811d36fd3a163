import { join } from 'node:path';
import {
  count,
  deadlineFactor,
  drain,
  folderIn,
  logLevel,
  nextPort,
  origin,
  port,
  readable,
  readEnvironment,
  tracingShape,
} from 'composer/server';
import { releaseStoreShape } from 'composer/releases';
import * as z from 'zod';
import { gatewayList } from './http/gateways.ts';
import { pictureHosts } from './files/pictures/sources/picture-hosts.ts';
import { readKey, readKeys } from './files/uploads/sealed/upload-key.ts';
import { readStoreAddress } from './files/store/store-address.ts';
import { readScanner } from './files/uploads/virus-scan.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const folder = folderIn(REPOSITORY);

function keyText(text: string): string {
  if (!readKey(text)) throw new Error('must be 32 bytes as base64 or hex: openssl rand -base64 32');
  return text;
}

const settingsSchema = z.object({
  API_PORT: port.default(4100),
  API_HOST: z.string().default('127.0.0.1'),
  /** Where figures and the state of the content are told, to those who run the site and to its gateways; by default the next port. */
  API_INTERNAL_PORT: port.optional(),
  API_INTERNAL_HOST: z.string().default('127.0.0.1'),
  /** Addresses and ranges of the gateways; what another one says of its visitors is not believed. */
  GATEWAYS: readable(gatewayList).default('loopback'),
  /** Folder of computed pictures, of files that visitors sent, and of mails without a server. */
  AGENCY_DATA: folder.default(join(REPOSITORY, '.data')),
  /** Folder of the agency's site configuration and content. */
  AGENCY_CONFIG: z.string({ error: "must name the folder of the agency's configuration" }).pipe(folder),
  /** The release store: imported content is checked against what is live. */
  ...releaseStoreShape(REPOSITORY),
  /** Servers that pictures may be fetched from. */
  PICTURE_HOSTS: readable(pictureHosts).default(''),
  /** Origin whose stand-ins are loaded instead of third parties, each of them; without it nothing but those that the agency configures. */
  STAND_INS: origin.optional(),
  /** The PostgreSQL database; `npm start` and the commands of the repository bring one. */
  DATABASE_URL: z
    .string({
      error: 'must name a PostgreSQL database: npm start and npm run import of the repository bring one',
    })
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  /** A replica of it, which answers reads of the public catalogue where it is not behind. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  /** Connections to it that each process may have; a transaction beside others needs one of its own. */
  DATABASE_CONNECTIONS: count.min(2).max(1_000).default(10),
  /** Origin of the site as visitors see it. */
  PUBLIC_URL: origin.optional(),
  /** Mail server; without it mails are `.eml` files in the folder `mail` of AGENCY_DATA. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Address that mails come from, and address that visitors' forms go to; without them the agency's own. */
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  MAIL_AGENCY: z.email('must be an e-mail address').optional(),
  /** Addresses and ranges of the agency's own offices, from which views of properties do not count. */
  OFFICE_ADDRESSES: readable(gatewayList).optional(),
  /** Where each form is told as JSON, for the agency's own programs, and the secret that signs it. */
  LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  LEADS_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** With which the agency's own programs send and withdraw listings (`/api/office`); without it nobody can. */
  OFFICE_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Secret key at the captcha of a third party that `third-parties.json` names. */
  CAPTCHA_SECRET: z.string().min(1, 'must not be empty').optional(),
  /** Where its answers are verified; by default the provider's own address. */
  CAPTCHA_VERIFY_URL: z.url('must be an address').optional(),
  /** Where files of visitors are kept: `file:`, `file:/srv/uploads` or `s3+https://s3.example/bucket`. */
  UPLOADS: readable(readStoreAddress).default('file:'),
  /** Where computed pictures are kept: in the same way, opened by the same keys. */
  PICTURES: readable(readStoreAddress).default('file:'),
  UPLOADS_S3_REGION: z.string().default('us-east-1'),
  UPLOADS_S3_KEY_ID: z.string().default(''),
  UPLOADS_S3_SECRET: z.string().default(''),
  /** Encrypts files of visitors: 32 bytes as base64 or hex. Without it a key is made in AGENCY_DATA. */
  UPLOADS_KEY: readable(keyText).optional(),
  /** Further keys, separated by commas: what they encrypted can be read, so that the key can be changed. */
  UPLOADS_OTHER_KEYS: readable(readKeys).optional(),
  /** `host:port` of clamd, which looks files of visitors through; without it nobody does. */
  CLAMD: readable(readScanner).optional(),
  /** Whether answers are made ready whenever the data changed, before anybody asks. */
  PREPARE_ANSWERS: z.stringbool({ error: 'must be true or false' }).default(true),
  ...tracingShape,
  DEADLINE_FACTOR: deadlineFactor,
  DRAIN: drain,
  LOG_LEVEL: logLevel,
});
/** Settings that are nothing without another one. */
const TOGETHER = [
  { given: 'SMTP_URL', needs: 'PUBLIC_URL', why: 'links of mails lead there' },
  { given: 'LEADS_WEBHOOK_URL', needs: 'LEADS_WEBHOOK_SECRET', why: 'the webhook is signed' },
] as const;
export type Settings = z.output<typeof settingsSchema> & { API_INTERNAL_PORT: number };

/** Reads the settings from environment variables. Throws one `SettingsError` that names every wrong one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const settings = readEnvironment(environment, {
    program: 'the API',
    schema: settingsSchema,
    together: TOGETHER,
    secret: [
      'DATABASE_URL',
      'DATABASE_READ_URL',
      'SMTP_URL',
      'CAPTCHA_SECRET',
      'LEADS_WEBHOOK_URL',
      'LEADS_WEBHOOK_SECRET',
      'OFFICE_TOKEN',
      'RELEASES_S3_KEY_ID',
      'RELEASES_S3_SECRET',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'UPLOADS_S3_KEY_ID',
      'UPLOADS_S3_SECRET',
      'UPLOADS_KEY',
      'UPLOADS_OTHER_KEYS',
    ],
  });
  return {
    ...settings,
    API_INTERNAL_PORT: settings.API_INTERNAL_PORT ?? nextPort(settings.API_PORT, 'API_INTERNAL_PORT'),
  };
}
