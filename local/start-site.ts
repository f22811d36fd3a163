import type { Release } from 'shared-kit/contracts/release';
import { ChildProcesses } from './child-processes.ts';
import { assertFree } from './ports.ts';
import { silentProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Service } from './service.ts';
import { withAgency } from './steps/agency.ts';
import { buildApps } from './steps/build.ts';
import { importDemoContent } from './steps/content.ts';
import { prepareDatabase } from './steps/database.ts';
import { claimStore } from './steps/own-store.ts';
import { publishBuilds } from './steps/releases.ts';
import {
  apiService,
  apiUrl,
  demoService,
  demoUrl,
  gatewayService,
  metricsUrl,
  siteUrl,
} from './steps/services.ts';
import { localSettings } from './steps/settings.ts';

export interface SiteOptions {
  /** Environment variables of gateway and API, added to those of this process. */
  environment?: NodeJS.ProcessEnv;
  progress?: Progress;
  /** False if the database is up to date already. */
  migrate?: boolean;
  /** False if the apps are built already. */
  build?: boolean;
  /** False if the store has the builds already, and they are live. */
  publish?: boolean;
  children?: ChildProcesses;
  /** Called with each line of a service's output. */
  onLine?: (service: string, line: string) => void;
  /** Starts development builds into the release store; returns the gateway's settings for them. */
  development?: (releases: string) => Promise<Record<string, string>>;
}

export interface Site {
  /** Origin of the site, such as "http://127.0.0.1:4000". */
  url: string;
  apiUrl: string;
  /** URL of the gateway's metrics, if METRICS_PORT is set. */
  metricsUrl: string | undefined;
  /** Folder of the release store. */
  releases: string;
  gateway: Service;
  api: Service;
  stop(): Promise<void>;
}

/**
 * Starts the whole site from a workspace with installed packages. Throws `StartError` for errors that the user can fix, and
 * leaves no process running then.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { children = new ChildProcesses() } = options;
  try {
    return await start({ ...options, children });
  } catch (error) {
    await children.stopAll();
    throw error;
  }
}

async function start(options: SiteOptions & { children: ChildProcesses }): Promise<Site> {
  const { children, progress = silentProgress, onLine, development } = options;
  const { migrate = true, build = true, publish = true } = options;
  const given = { LOG_LEVEL: 'warn', ...process.env, ...options.environment };
  const settings = localSettings(given);
  const environment = withAgency(given);
  await assertFree(settings.port, settings.host, 'PORT');
  await assertFree(settings.apiPort, settings.apiHost, 'API_PORT');
  if (settings.demoPort) await assertFree(settings.demoPort, 'localhost', 'DEMO_AGENCY_PORT');
  if (settings.metrics) await assertFree(settings.metrics.port, settings.metrics.host, 'METRICS_PORT');
  claimStore(settings.releases);

  if (migrate)
    await progress.step('Database', () => prepareDatabase(children, environment, demoUrl(settings)), String);
  if (build) await progress.step('Build', () => buildApps(children, environment));
  if (publish) await progress.step('Releases', () => publishBuilds(settings.releases), describeReleases);
  if (settings.demoPort)
    await progress.step('Content', () => importDemoContent(children, environment), String);
  const context = { children, settings, onLine };
  const demo = demoService({ ...context, environment });
  if (settings.demoPort)
    await progress.step(
      'Demo agency',
      () => demo.start(),
      () => `pictures and documents: ${demoUrl(settings)}`,
    );
  const api = apiService({ ...context, environment });
  await progress.step(
    'API',
    () => api.start(),
    () => apiUrl(settings),
  );
  const developing = await development?.(settings.releases);
  const gateway = gatewayService({ ...context, environment: { ...environment, ...developing } });
  await progress.step(
    'Gateway',
    () => gateway.start(),
    () => [siteUrl(settings), metricsUrl(settings)].filter(Boolean).join(', '),
  );

  return {
    url: siteUrl(settings),
    apiUrl: apiUrl(settings),
    metricsUrl: metricsUrl(settings),
    releases: settings.releases,
    api,
    gateway,
    stop: () => children.stopAll(),
  };
}

const describeReleases = (releases: Release[]) =>
  releases.map(({ name, version }) => `${name} ${version}`).join(', ');
