import { blockedPort } from 'shared-kit/domain/blocked-ports';
import { readSettings } from '../../gateway/src/settings.ts';
import type { Settings } from '../../gateway/src/settings.ts';
import { StartError } from '../start-error.ts';

/** What the local site is started with: settings of the gateway and the API's address, from environment variables. */
export interface LocalSettings {
  port: number;
  host: string;
  apiPort: number;
  apiHost: string;
  releases: string;
  metrics: Settings['metrics'];
}

/** Throws `StartError` that names every wrong setting. The API checks its own settings when its database is prepared. */
export function localSettings(environment: NodeJS.ProcessEnv): LocalSettings {
  const { API_PORT, API_HOST } = environment;
  const apiPort = Number(API_PORT || 4100);
  if (!Number.isInteger(apiPort) || apiPort < 1 || apiPort > 65_535)
    throw new StartError(`API_PORT=${API_PORT}: a port is a whole number from 1 to 65535`);
  const blocked = blockedPort(apiPort);
  if (blocked) throw new StartError(`API_PORT=${API_PORT}: ${blocked}`);
  try {
    const { port, host, releases, metrics } = readSettings(environment);
    return { port, host, apiPort, apiHost: API_HOST || '127.0.0.1', releases, metrics };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
