import { isIP } from 'node:net';
import path from 'node:path';
import type { ChildProcesses } from '../child-processes.ts';
import { ROOT } from '../root.ts';
import { Service } from '../service.ts';
import type { LocalSettings } from './settings.ts';

interface ServiceContext {
  children: ChildProcesses;
  settings: LocalSettings;
  environment: NodeJS.ProcessEnv;
  /** Called with each line of a service's output. */
  onLine?: (service: string, line: string) => void;
}

/** Without it libraries are slower and log more. */
const PRODUCTION = { NODE_ENV: 'production' };
/** No balancer is in front that would have to notice an end. */
const AT_ONCE = { DRAIN: '0' };
/**
 * Pictures are computed in several threads, and glibc keeps what they free: for each thread, unless there are few arenas, and once a large
 * buffer was freed also the next ones of that size, unless the limits are fixed. With these it is returned.
 */
const RETURN_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * MB of V8's space for new objects; twice that is taken. By default it grows to 64 on large machines while code is loaded, and is kept: the
 * API with 100,000 listings took 487 MB instead of 413, and answered no faster.
 */
const YOUNG_SPACE = '--max-semi-space-size=16';

/** How an API is run. */
export const API_ARGS = [YOUNG_SPACE] as const;
export const API_ENVIRONMENT = { ...PRODUCTION, ...RETURN_MEMORY };

export const apiUrl = ({ apiHost, apiPort }: LocalSettings) => `http://${reachable(apiHost)}:${apiPort}`;

/** Where the API tells figures and the state of its content. */
export const apiInternalUrl = ({ apiInternal: { host, port } }: LocalSettings) =>
  `http://${reachable(host)}:${port}`;

export const siteUrl = ({ host, port }: LocalSettings) => `http://${reachable(host)}:${port}`;

export const metricsUrl = ({ metrics }: LocalSettings) =>
  metrics && `http://${reachable(metrics.host)}:${metrics.port}/metrics`;

export function apiService({ children, settings, environment, onLine }: ServiceContext): Service {
  return new Service(children, {
    name: 'agency-api',
    args: [...API_ARGS, 'src/main.ts'],
    cwd: path.join(ROOT, 'agency-api'),
    environment: {
      ...API_ENVIRONMENT,
      ...AT_ONCE,
      GATEWAYS: formatGateways(settings),
      ...environment,
    },
    readyUrl: `${apiUrl(settings)}/readyz`,
    onLine: (line) => onLine?.('agency-api', line),
  });
}

export const demoUrl = ({ demoPort }: LocalSettings) =>
  demoPort === undefined ? undefined : `http://localhost:${demoPort}`;

/** Serves the demo agency's pictures and documents. */
export function demoService({ children, settings, environment, onLine }: ServiceContext): Service {
  return new Service(children, {
    name: 'demo-agency',
    args: ['src/cli/serve.ts'],
    cwd: path.join(ROOT, 'demo-agency'),
    environment: { ...PRODUCTION, ...RETURN_MEMORY, ...environment },
    readyUrl: `${demoUrl(settings)}/readyz`,
    onLine: (line) => onLine?.('demo-agency', line),
  });
}

export function gatewayService({ children, settings, environment, onLine }: ServiceContext): Service {
  return new Service(children, {
    name: 'gateway',
    args: ['src/main.ts'],
    cwd: path.join(ROOT, 'gateway'),
    environment: {
      ...PRODUCTION,
      ...AT_ONCE,
      API_URL: apiUrl(settings),
      API_STATE_URL: apiInternalUrl(settings),
      ...environment,
    },
    readyUrl: `${siteUrl(settings)}/readyz`,
    onLine: (line) => onLine?.('gateway', line),
  });
}

/** A wildcard address is reached as localhost. */
const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** Requests to an API that listens on one address of this machine come from that address. */
const formatGateways = ({ apiHost }: LocalSettings) => (isIP(apiHost) ? `loopback, ${apiHost}` : 'loopback');
