import type { Release } from 'composer/contract';
import { ChildProcesses } from './child-processes.ts';
import { siteDatabase, type SiteDatabase } from './database/site-database.ts';
import { assertFree } from './ports.ts';
import { silentProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Service } from './service.ts';
import { withAgency, localSettings } from './steps/settings.ts';
import { buildApps, claimStore, publishBuilds } from './steps/releases.ts';
import { importDemoContent, prepareDatabase } from './steps/database.ts';
import {
  apiInternalUrl,
  apiService,
  apiUrl,
  demoService,
  demoUrl,
  gatewayService,
  metricsUrl,
  siteUrl,
} from './steps/services.ts';

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
  /** False if the demo agency's content is imported already. */
  content?: boolean;
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
  databaseUrl: string;
  /** Settles when the embedded database ends, for any reason. */
  databaseEnded: Promise<void>;
  /** Where the API tells figures and the state of its content. */
  apiInternalUrl: string;
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

/** Of the servers of a site, before the demo agency's settings are added. */
export const createEnvironment = ({ environment }: SiteOptions): NodeJS.ProcessEnv => ({
  LOG_LEVEL: 'warn',
  ...process.env,
  ...environment,
});

/**
 * Brings up what the servers of a site need: database, demo agency, releases, content. APIs are started as soon as there are data, with
 * the environment that `startApis` is given; `outside` is the environment of whoever may not know the database.
 */
export async function prepareSite(
  options: SiteOptions & { children: ChildProcesses },
  startApis: (environment: NodeJS.ProcessEnv) => Promise<void>,
): Promise<{ database: SiteDatabase; outside: NodeJS.ProcessEnv }> {
  const { children, progress = silentProgress, onLine } = options;
  const { migrate = true, build = true, publish = true, content = true } = options;
  const given = createEnvironment(options);
  const settings = localSettings(given);
  await assertFree(settings.port, settings.host, 'PORT');
  if (settings.demoPort) await assertFree(settings.demoPort, 'localhost', 'DEMO_AGENCY_PORT');
  claimStore(settings.releases);

  const database = await startDatabase(children, given, progress);
  if (database.notice) onLine?.('database', database.notice);
  const outside = withAgency(given);
  // The password of the database is for nobody else.
  const environment = { ...outside, ...database.settings };
  const context = { children, settings, onLine };
  const demo = demoService({ ...context, environment: outside });
  const fillDatabase = async () => {
    if (migrate)
      await progress.step('Data', () => prepareDatabase(children, environment, demoUrl(settings)), String);
  };
  const release = async () => {
    if (build) await progress.step('Build', () => buildApps(children, outside));
    if (publish) await progress.step('Releases', () => publishBuilds(settings.releases), describeReleases);
  };
  const startDemo = () =>
    progress.step(
      'Demo agency',
      () => demo.start(),
      () => `pictures and documents: ${demoUrl(settings)}`,
    );
  const importContent = async () => {
    await progress.step('Content', () => importDemoContent(children, environment), String);
  };
  // At the same time what does not wait for each other.
  const filled = fillDatabase();
  await Promise.all([
    filled.then(() => startApis(environment)),
    Promise.all([filled, release()]).then(() => (settings.demoPort && content ? importContent() : undefined)),
    settings.demoPort ? startDemo() : undefined,
  ]);
  return { database, outside };
}

async function start(options: SiteOptions & { children: ChildProcesses }): Promise<Site> {
  const { children, progress = silentProgress, onLine, development } = options;
  const settings = localSettings(createEnvironment(options));
  await assertFree(settings.apiPort, settings.apiHost, 'API_PORT');
  await assertFree(settings.apiInternal.port, settings.apiInternal.host, 'API_INTERNAL_PORT');
  if (settings.metrics) await assertFree(settings.metrics.port, settings.metrics.host, 'METRICS_PORT');
  const context = { children, settings, onLine };
  let api!: Service;
  const { database, outside } = await prepareSite(options, async (environment) => {
    api = apiService({ ...context, environment });
    await progress.step(
      'API',
      () => api.start(),
      () => apiUrl(settings),
    );
  });
  const developing = await development?.(settings.releases);
  const gateway = gatewayService({ ...context, environment: { ...outside, ...developing } });
  await progress.step(
    'Gateway',
    () => gateway.start(),
    () => [siteUrl(settings), metricsUrl(settings)].filter(Boolean).join(', '),
  );

  return {
    url: siteUrl(settings),
    databaseUrl: database.settings.DATABASE_URL,
    databaseEnded: database.ended,
    apiUrl: apiUrl(settings),
    apiInternalUrl: apiInternalUrl(settings),
    metricsUrl: metricsUrl(settings),
    releases: settings.releases,
    api,
    gateway,
    stop: () => children.stopAll(),
  };
}

/** Left when all else has ended, even if that is before it has started. */
function startDatabase(
  children: ChildProcesses,
  environment: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<SiteDatabase> {
  const starting = progress.step('Database', () => siteDatabase(environment));
  children.afterwards(async () => (await starting.catch(() => undefined))?.leave());
  return starting;
}

const describeReleases = (releases: Release[]) =>
  releases.map(({ name, version }) => `${name} ${version}`).join(', ');
