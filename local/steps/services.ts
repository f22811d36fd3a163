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
  /** Each line that a service writes. */
  onLine?: (service: string, line: string) => void;
}

/** Libraries are slower and say more without it. */
const PRODUCTION = { NODE_ENV: 'production' };
/** Pictures are made in several threads, and glibc keeps freed memory for each: two arenas take two thirds of the default's. */
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

/** An address that listens everywhere is reached as localhost. */
const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** Whoever asks an API that listens on one address of this machine comes from that address. */
const gatewaysOf = ({ apiHost }: LocalSettings) => (isIP(apiHost) ? `loopback, ${apiHost}` : 'loopback');
