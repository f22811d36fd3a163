import path from 'node:path';
import { blockedPort } from 'shared-kit/domain/blocked-ports';
import * as z from 'zod';

const usable = (port: number) => blockedPort(port) === undefined;
const reason = ({ input }: { input?: unknown }) => blockedPort(Number(input));
const count = z.coerce.number().int();
const port = count.min(0).max(65_535).refine(usable, { error: reason });
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine((url) => usable(Number(url.port)), {
    error: ({ input }) => blockedPort(Number((input as URL).port)),
  })
  .transform((url) => url.origin);
const URL_LIKE = /^[a-z][a-z0-9+.-]+:/i;
const folder = z
  .string()
  .refine(
    (text) => !URL_LIKE.test(text),
    'the store must be a folder that this machine sees, not an address',
  );

const settingsSchema = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** Origin under which visitors reach the site; by default that of the request. */
  PUBLIC_URL: origin.optional(),
  /** Where `/metrics` is served; nowhere by default. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  RELEASES: folder.default(path.resolve(import.meta.dirname, '../../.releases')),
  API_URL: origin.default('http://127.0.0.1:4100'),
  FORMS_API_URL: origin.optional(),
  OWNER_API_URL: origin.optional(),
  MEDIA_URL: origin.optional(),
  /** Longest time that a page waits for an API that answers others, in ms. */
  API_TIMEOUT: count.min(50).max(60_000).default(5_000),
  /** Silence after which an API that answers nobody is away, in ms: pages do not wait for it then. */
  API_AWAY_AFTER: count.min(50).max(60_000).default(1_000),
  /** Processes that render pages; one more is kept ready. */
  RENDERERS: count.min(1).max(64).default(2),
  /** Memory that each of them may take, in MB. */
  RENDERER_MEMORY: count.min(128).max(16_384).default(512),
  /** Requests per minute and address; 0 switches the limit off. */
  RATE_LIMIT: count.min(0).default(1200),
  /** Largest body that is passed on, in bytes. */
  BODY_LIMIT: count.min(0).default(1_000_000),
  /** Express's "trust proxy": number of proxies in front, or their addresses. */
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Development: apps that run from `<RELEASES>/<app>/dev`, with the origin of their webpack-dev-server: "mf-search=http://…". */
  DEV_APPS: z.string().default(''),
});

export interface Settings {
  port: number;
  host: string;
  publicUrl: string | undefined;
  metrics: { port: number; host: string } | undefined;
  releases: string;
  targets: { api: string; forms: string; owner: string; media: string };
  apiTimeout: number;
  apiAwayAfter: number;
  /** `memory` is that of each, in bytes. */
  renderers: { count: number; memory: number };
  rateLimit: number;
  bodyLimit: number;
  trustProxy: string | number | false;
  logLevel: z.infer<typeof settingsSchema>['LOG_LEVEL'];
  /** Apps under development, with the origin of the webpack-dev-server that pushes their updates, if one does. */
  development: { app: string; server: string | undefined }[];
}

/** One or more settings are wrong; the message names each with its value and rule. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Settings from environment variables. Throws one `SettingsError` that names every wrong one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = settingsSchema.safeParse(given);
  if (!success) {
    const faults = error.issues.map(
      ({ path: [name], message }) => `  ${String(name)}=${given[String(name)]}: ${message}`,
    );
    throw new SettingsError(`Wrong settings of the gateway (see README, "Configure"):\n${faults.join('\n')}`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    releases: path.resolve(data.RELEASES),
    targets: {
      api: data.API_URL,
      forms: data.FORMS_API_URL ?? data.API_URL,
      owner: data.OWNER_API_URL ?? data.API_URL,
      media: data.MEDIA_URL ?? data.API_URL,
    },
    apiTimeout: data.API_TIMEOUT,
    apiAwayAfter: data.API_AWAY_AFTER,
    renderers: { count: data.RENDERERS, memory: data.RENDERER_MEMORY * 2 ** 20 },
    rateLimit: data.RATE_LIMIT,
    bodyLimit: data.BODY_LIMIT,
    trustProxy: trustProxy(data.TRUST_PROXY),
    logLevel: data.LOG_LEVEL,
    development: data.DEV_APPS.split(',')
      .filter(Boolean)
      .map((entry) => ({ app: entry.split('=')[0]!, server: entry.split('=')[1] })),
  };
}

const trustProxy = (value: string | undefined) =>
  value === undefined ? false : /^\d+$/.test(value) ? Number(value) : value;
