import { blockedPort } from 'composer/server';
import { readSettings } from '../../gateway/src/settings.ts';
import type { Settings } from '../../gateway/src/settings.ts';
import { StartError } from '../start-error.ts';
import { readFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../root.ts';
import { randomBytes } from 'node:crypto';

/** Settings of the local site: those of the gateway and the API's address, from environment variables. */
export interface LocalSettings {
  port: number;
  host: string;
  apiPort: number;
  apiHost: string;
  /** Where the API tells figures and the state of its content. */
  apiInternal: { port: number; host: string };
  releases: string;
  metrics: Settings['metrics'];
  /** Where the demo agency's pictures and documents are served, if it is the demo agency's site. */
  demoPort: number | undefined;
}

/** Throws `StartError` that names every invalid setting. The API checks its own settings when its database is prepared. */
export function localSettings(environment: NodeJS.ProcessEnv): LocalSettings {
  const { API_HOST } = environment;
  const apiPort = parsePort('API_PORT', environment.API_PORT || '4100');
  const apiInternal = {
    port: parsePort('API_INTERNAL_PORT', environment.API_INTERNAL_PORT || String(apiPort + 1)),
    host: environment.API_INTERNAL_HOST || '127.0.0.1',
  };
  const demoPort = isDemo(environment)
    ? parsePort('DEMO_AGENCY_PORT', withAgency(environment).DEMO_AGENCY_PORT!)
    : undefined;
  try {
    const { port, host, releases, metrics } = readSettings(environment);
    return {
      port,
      host,
      apiPort,
      apiHost: API_HOST || '127.0.0.1',
      apiInternal,
      releases,
      metrics,
      demoPort,
    };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function parsePort(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`${name}=${value}: a port is a whole number from 1 to 65535`);
  const blocked = blockedPort(port);
  if (blocked) throw new StartError(`${name}=${value}: ${blocked}`);
  return port;
}

const DEMO_SETTINGS = path.join(ROOT, 'demo-agency/agency.env');

/** Whether the site is the demo agency's, with its data and its media server: when no other agency is configured. */
const isDemo = ({ AGENCY_CONFIG }: NodeJS.ProcessEnv): boolean => !AGENCY_CONFIG;

/** Adds the demo agency's settings when no other agency is configured. */
export function withAgency(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isDemo(environment)) return environment;
  const { AGENCY_CONFIG, DEMO_AGENCY_PORT, MAP_TILES } = parseEnv(readFileSync(DEMO_SETTINGS, 'utf8'));
  const port = environment.DEMO_AGENCY_PORT || DEMO_AGENCY_PORT;
  return {
    ...environment,
    AGENCY_CONFIG,
    DEMO_AGENCY_PORT: port,
    PICTURE_HOSTS: environment.PICTURE_HOSTS || `localhost:${port}`,
    MAP_TILES: environment.MAP_TILES ?? MAP_TILES,
    // Blank turns them off.
    STAND_INS: environment.STAND_INS ?? `http://localhost:${port}`,
  };
}

/**
 * Settings of previews on this machine: for the gateway, and in `file` for `npm run release -- preview` in another terminal. Its name is
 * one that every browser knows as this machine, and whose cookies are not those of the site. Nothing where they are set already.
 */
export function localPreviews(
  environment: NodeJS.ProcessEnv,
  file = path.join(ROOT, '.data/preview.env'),
): NodeJS.ProcessEnv {
  if (environment.PREVIEW_URL || environment.PREVIEW_KEY || environment.PREVIEW_KEY_FILE) return {};
  const known = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).PREVIEW_KEY : undefined;
  const settings = {
    PREVIEW_URL: `http://preview.localhost:${localSettings(environment).port}`,
    PREVIEW_KEY: known || randomBytes(32).toString('base64url'),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return settings;
}
