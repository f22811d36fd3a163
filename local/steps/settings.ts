import { blockedPort } from 'composer/server';
import { readSettings } from '../../gateway/src/settings.ts';
import type { Settings } from '../../gateway/src/settings.ts';
import { StartError } from '../start-error.ts';
import { isDemo, withAgency } from './agency.ts';

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
