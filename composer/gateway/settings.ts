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
  SettingsError,
} from '../server/settings.ts';
import { deadline } from '../server/deadline.ts';
import type { LogLevel } from '../server/server-log.ts';
import { releaseStoreSettings, releaseStoreShape } from './releases/open-release-store.ts';
import type { ReleaseStoreSettings } from './releases/open-release-store.ts';
import { isBucketAddress } from './releases/s3-store/bucket-address.ts';
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
    /** Requests per minute and address; 0 switches the limit off. */
    RATE_LIMIT: count.min(0).default(1200),
    /** Redis or Valkey in which gateways count requests together; without it each counts for itself. */
    LIMITS_REDIS: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
      .optional(),
    TRUST_PROXY: trustProxy.optional(),
    ...tracingShape,
    DEADLINE_FACTOR: deadlineFactor,
    DRAIN: drain,
    LOG_LEVEL: logLevel,
    /** Development: apps that run from `<RELEASES>/<app>/dev`, with the origin of their webpack-dev-server: "mf-shop=http://…". */
    DEV_APPS: z.string().default(''),
  }) satisfies z.ZodRawShape;

type GatewayEnvironment = z.output<z.ZodObject<ReturnType<typeof gatewayShape>>>;

/** Those whose value is never shown, and which may be in a file (`readEnvironment`). */
export const GATEWAY_SECRETS = ['LIMITS_REDIS', 'RELEASES_S3_SECRET'] as const;

/** What a gateway is told by its operator. */
export interface GatewaySettings extends ReleaseStoreSettings {
  port: number;
  host: string;
  publicUrl: string | undefined;
  metrics: { port: number; host: string } | undefined;
  /** Origin of the API that pages ask. */
  api: string;
  /** Origin where it tells the state of its content. */
  apiState: string;
  apiTimeout: number;
  apiAwayAfter: number;
  /** `memory` is that of each, in bytes; `partShare` in ms of processor. */
  renderers: { count: number; memory: number; partShare: number };
  /** Memory for cached pages, in bytes. */
  pageCache: number;
  /** In seconds. */
  pageSharedAge: number;
  rateLimit: number;
  /** Address of the server in which gateways count requests together. */
  limitsRedis: string | undefined;
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
    apiState: data.API_STATE_URL ?? internalAddress(data.API_URL),
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
    rateLimit: data.RATE_LIMIT,
    limitsRedis: data.LIMITS_REDIS,
    tracing: data,
    trustProxy: data.TRUST_PROXY ?? false,
    drain: data.DRAIN,
    logLevel: data.LOG_LEVEL,
    development,
  };
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
