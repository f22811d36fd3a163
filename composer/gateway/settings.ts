import express from 'express';
import * as z from 'zod';
import {
  count,
  deadlineFactor,
  drain,
  logLevel,
  nextPort,
  origin,
  port,
  readEnvironment,
  SettingsError,
  deadline,
} from '../server/settings.ts';
import type { LogLevel } from '../server/logged-fields.ts';
import { releaseStoreSettings, releaseStoreShape } from './releases/open-release-store.ts';
import type { OutcomesReceiver } from './releases/outcome-recorder.ts';
import type { ReleaseStoreSettings } from './releases/open-release-store.ts';
import { isBucketAddress } from './releases/s3-store/s3-objects.ts';
import { previewSettings, previewShape } from './preview/preview-settings.ts';
import type { PreviewSettings } from './preview/preview-settings.ts';
import { tracingShape } from '../server/tracing.ts';
import type { TracingSettings } from '../server/tracing.ts';

/** Express's "trust proxy": a number of proxies, or their addresses and ranges. Express itself says what it takes. */
const trustProxy = z
  .string()
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
  .refine((value) => {
    try {
      return express().set('trust proxy', value);
    } catch {
      return false;
    }
  }, 'must be a number of proxies, or their addresses and ranges: 10.0.0.0/8, 203.0.113.4');

/**
 * Environment variables that every gateway has, for `readEnvironment`; a site adds its own.
 * @param base folder that relative ones are in
 */
export const gatewayShape = (base: string) =>
  ({
    PORT: port.default(4000),
    HOST: z.string().default('127.0.0.1'),
    /** Origin under which visitors reach the site; by default that of the request. */
    PUBLIC_URL: origin.optional(),
    /** Where `/metrics` is served; nowhere by default. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    ...releaseStoreShape(base),
    API_URL: origin.default('http://127.0.0.1:4100'),
    /** Where the API tells the state of its content; by default the next port of API_URL. */
    API_STATE_URL: origin.optional(),
    /** Longest time that a page waits for an API that answers others, in ms. */
    API_TIMEOUT: count.min(50).max(60_000).default(deadline(5_000)),
    /** Silence after which the API is away, in ms: pages do not wait for it then. */
    API_AWAY_AFTER: count.min(50).max(60_000).default(deadline(1_000)),
    /** Processes that render pages; one more is kept ready. */
    RENDERERS: count.min(1).max(64).default(2),
    /** Memory that each of them may take, in MB. */
    RENDERER_MEMORY: count.min(128).max(16_384).default(512),
    /** ms of processor that a widget may take of a page: one that takes more, more than once, is left out for a while. */
    PART_SHARE: count.min(10).max(60_000).default(150),
    /** Memory for pages that are kept whole, in MB; 0 keeps none. */
    PAGE_CACHE: count.min(0).max(16_384).default(128),
    /** Seconds that shared caches in front (a CDN) may keep such pages; 0: they ask each time. */
    PAGE_SHARED_AGE: count.min(0).max(86_400).default(0),
    ...previewShape,
    /** Whether teams elsewhere get the code for servers of releases that are live, or were of late, to run the site beside what they build. */
    SHARE_SERVER_CODE: z.stringbool({ error: 'must be true or false' }).default(false),
    /** Requests per minute and address; 0 switches the limit off. */
    RATE_LIMIT: count.min(0).default(1200),
    /** Redis or Valkey in which gateways count requests together; without it each counts for itself. */
    LIMITS_REDIS: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
      .optional(),
    /** Publisher that is told which releases are excluded, for a gateway that may not write to the store, and the token of this gateway. */
    OUTCOMES_URL: origin.optional(),
    OUTCOMES_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
    TRUST_PROXY: trustProxy.optional(),
    ...tracingShape,
    DEADLINE_FACTOR: deadlineFactor,
    DRAIN: drain,
    LOG_LEVEL: logLevel,
    /** Development: apps that run from `<RELEASES>/<app>/dev`, with the origin of their webpack-dev-server: "mf-shop=http://…". */
    DEV_APPS: z.string().default(''),
  }) satisfies z.ZodRawShape;

type GatewayEnvironment = Omit<z.output<z.ZodObject<ReturnType<typeof gatewayShape>>>, 'API_URL'> & {
  API_URL?: string | undefined;
};

/** Those whose value is never shown, and which may be in a file (`readEnvironment`). */
export const GATEWAY_SECRETS = [
  'LIMITS_REDIS',
  'OUTCOMES_TOKEN',
  'PREVIEW_KEY',
  'RELEASES_S3_KEY_ID',
  'RELEASES_S3_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** What a gateway is told by its operator. */
export interface GatewaySettings extends ReleaseStoreSettings {
  port: number;
  host: string;
  publicUrl: string | undefined;
  metrics: { port: number; host: string } | undefined;
  /** Origin of the API that pages ask; undefined where the site has none, and its content comes with its releases. */
  api: string | undefined;
  /** Origin where it tells the state of its content. */
  apiState: string | undefined;
  apiTimeout: number;
  apiAwayAfter: number;
  /** `memory` is that of each, in bytes; `partShare` in ms of processor. */
  renderers: { count: number; memory: number; partShare: number };
  /** Memory for cached pages, in bytes. */
  pageCache: number;
  /** In seconds. */
  pageSharedAge: number;
  /** Where releases are shown before they are live. */
  preview: PreviewSettings | undefined;
  sharesServerCode: boolean;
  rateLimit: number;
  /** Address of the server in which gateways count requests together. */
  limitsRedis: string | undefined;
  /** Who is told which releases are excluded; by default the store. */
  outcomesTo: OutcomesReceiver | undefined;
  tracing: TracingSettings;
  trustProxy: string | number | false;
  /** In seconds. */
  drain: number;
  logLevel: LogLevel;
  /** Apps under development, with the origin of the webpack-dev-server that pushes their updates, if one does. */
  development: { app: string; server: string | undefined }[];
}

/**
 * The settings that these variables make. Throws a `SettingsError` where the API's second port cannot be reached, and where others than
 * this machine would reach development builds.
 */
export function gatewaySettings(data: GatewayEnvironment): GatewaySettings {
  const development = data.DEV_APPS.split(',')
    .filter(Boolean)
    .map((entry) => ({ app: entry.split('=')[0]!, server: entry.split('=')[1] }));
  if (development.length && isBucketAddress(data.RELEASES))
    throw new SettingsError(`DEV_APPS: RELEASES must be a folder, not ${data.RELEASES}`);
  if (development.length) assertOnThisMachine(data);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    ...releaseStoreSettings(data),
    api: data.API_URL,
    apiState: data.API_STATE_URL ?? (data.API_URL && internalAddress(data.API_URL)),
    apiTimeout: data.API_TIMEOUT,
    apiAwayAfter: data.API_AWAY_AFTER,
    renderers: {
      count: data.RENDERERS,
      memory: data.RENDERER_MEMORY * 2 ** 20,
      // React's development build is slower by a multiple: no widget is to blame for that.
      partShare: development.length ? Infinity : data.PART_SHARE,
    },
    pageCache: data.PAGE_CACHE * 2 ** 20,
    pageSharedAge: data.PAGE_SHARED_AGE,
    preview: previewSettings(data),
    sharesServerCode: data.SHARE_SERVER_CODE,
    rateLimit: data.RATE_LIMIT,
    limitsRedis: data.LIMITS_REDIS,
    outcomesTo: outcomesReceiver(data),
    tracing: data,
    trustProxy: data.TRUST_PROXY ?? false,
    drain: data.DRAIN,
    logLevel: data.LOG_LEVEL,
    development,
  };
}

function outcomesReceiver({ OUTCOMES_URL: address, OUTCOMES_TOKEN: token }: GatewayEnvironment) {
  if (!address !== !token)
    throw new SettingsError(
      address
        ? 'OUTCOMES_TOKEN: must be set with OUTCOMES_URL'
        : 'OUTCOMES_URL: must be set with OUTCOMES_TOKEN',
    );
  return address && token ? { address, token } : undefined;
}

/** Whether what is sent to an origin passes a network that others may read. */
export function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !THIS_MACHINE.test(hostname);
}

/**
 * The settings of a gateway whose site adds none of its own, from environment variables. Without `API_URL` the site has no API. Throws one
 * `SettingsError` that names every wrong one.
 * @param base folder that relative paths are in, the release store among them
 */
export function readGatewaySettings(environment: NodeJS.ProcessEnv, base: string): GatewaySettings {
  const schema = z.object({ ...gatewayShape(base), API_URL: origin.optional() });
  return gatewaySettings(
    readEnvironment(environment, { program: 'the gateway', schema, secret: GATEWAY_SECRETS }),
  );
}

/** Development builds show sources and faults. */
function assertOnThisMachine({ DEV_APPS, HOST, PUBLIC_URL }: GatewayEnvironment) {
  const reachable = !THIS_MACHINE.test(HOST)
    ? `HOST=${HOST}`
    : PUBLIC_URL && !THIS_MACHINE.test(new URL(PUBLIC_URL).hostname) && `PUBLIC_URL=${PUBLIC_URL}`;
  if (reachable)
    throw new SettingsError(
      `DEV_APPS=${DEV_APPS} with ${reachable}: development builds are for this machine alone (localhost, 127.0.0.1, ::1); unset one of them`,
    );
}

const THIS_MACHINE = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Where an API that was set up by its defaults listens for gateways: one port above that of the site. */
function internalAddress(apiUrl: string): string {
  const url = new URL(apiUrl);
  url.port = String(
    nextPort(Number(url.port) || DEFAULT_PORTS[url.protocol as keyof typeof DEFAULT_PORTS], 'API_STATE_URL'),
  );
  return url.origin;
}

const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 };
