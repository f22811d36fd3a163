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
/** Pictures are computed in several threads, and glibc keeps freed memory for each: two arenas use two thirds of the default's memory. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

export const apiUrl = ({ apiHost, apiPort }: LocalSettings) => `http://${reachable(apiHost)}:${apiPort}`;

export const siteUrl = ({ host, port }: LocalSettings) => `http://${reachable(host)}:${port}`;

export const metricsUrl = ({ metrics }: LocalSettings) =>
  metrics && `http://${reachable(metrics.host)}:${metrics.port}/metrics`;

export function apiService({ children, settings, environment, onLine }: ServiceContext): Service {
  return new Service(children, {
    name: 'agency-api',
    args: ['src/main.ts'],
    cwd: path.join(ROOT, 'agency-api'),
    environment: { ...PRODUCTION, ...FEW_ARENAS, GATEWAYS: gatewaysOf(settings), ...environment },
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
    environment: { ...PRODUCTION, ...FEW_ARENAS, ...environment },
    readyUrl: `${demoUrl(settings)}/readyz`,
    onLine: (line) => onLine?.('demo-agency', line),
  });
}

export function gatewayService({ children, settings, environment, onLine }: ServiceContext): Service {
  return new Service(children, {
    name: 'gateway',
    args: ['src/main.ts'],
    cwd: path.join(ROOT, 'gateway'),
    environment: { ...PRODUCTION, API_URL: apiUrl(settings), ...environment },
    readyUrl: `${siteUrl(settings)}/readyz`,
    onLine: (line) => onLine?.('gateway', line),
  });
}

/** A wildcard address is reached as localhost. */
const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** Requests to an API that listens on one address of this machine come from that address. */
const gatewaysOf = ({ apiHost }: LocalSettings) => (isIP(apiHost) ? `loopback, ${apiHost}` : 'loopback');
