import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { accepts, balancerCommand, isInstalled, SERVER_ENVIRONMENT } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../child-processes.ts';
import { assertFree, freePort } from '../ports.ts';
import { silentProgress } from '../progress.ts';
import type { Service } from '../service.ts';
import { StartError } from '../start-error.ts';
import { createEnvironment, prepareSite, type SiteOptions } from '../start-site.ts';
import { apiService, apiUrl, gatewayService, siteUrl } from '../steps/services.ts';
import { localSettings, type LocalSettings } from '../steps/settings.ts';
import { untilSteady } from '../service.ts';

export const KINDS = ['gateway', 'api'] as const;
export type Kind = (typeof KINDS)[number];

/** One of the two servers of a kind. */
export interface Member {
  /** Such as "gateway 1". */
  name: string;
  url: string;
  /** Where it tells its figures. */
  metricsUrl: string;
  service: Service;
}

/** Two gateways and two APIs behind nginx, on one machine, with one database and one folder of releases. */
export interface Fleet {
  /** Origin of the site: that of nginx. */
  url: string;
  members: Readonly<Record<Kind, readonly Member[]>>;
  /**
   * Replaces both servers of a kind, one after the other, by such of the code that is there now; visitors lose no request. Throws
   * `StartError` when one does not start or stay ready; the other one serves on.
   */
  replace(kind: Kind, report?: (line: string) => void): Promise<void>;
  /** Settles with what has ended when the fleet cannot go on: nginx or the database. */
  ended: Promise<string>;
  /** From the front to the back: visitors are let in no more, the gateways drain, then the APIs; the database ends last. */
  stop(): Promise<void>;
}

export interface FleetOptions extends SiteOptions {
  /** Further settings of one of the two servers of a kind. */
  ofServer?(kind: Kind, index: number): NodeJS.ProcessEnv;
}

const LOOPBACK = '127.0.0.1';
/** s that a server serves on after it was asked to end. nginx notices by the first request that is refused. */
const DRAIN = '2';
const PAUSE = 250;

/** Starts a fleet; options as for a site. Throws `StartError` for errors that the user can fix, and leaves no process running then. */
export async function startFleet(options: FleetOptions = {}): Promise<Fleet> {
  const { children = new ChildProcesses() } = options;
  try {
    return await start({ ...options, children });
  } catch (error) {
    await children.stopAll();
    throw error;
  }
}

async function start(options: FleetOptions & { children: ChildProcesses }): Promise<Fleet> {
  if (!isInstalled('nginx'))
    throw new StartError(
      'The fleet is behind nginx, which is not installed (Debian, Ubuntu: apt-get install nginx; macOS: brew install nginx). ' +
        'npm start starts the site without it.',
    );
  const { children, progress = silentProgress } = options;
  const settings = localSettings(createEnvironment(options));
  const { apiPort, apiInternal } = settings;
  await assertFree(apiPort, LOOPBACK, 'API_PORT');
  await assertFree(apiInternal.port, LOOPBACK, 'API_INTERNAL_PORT');
  const ports = {
    gateway: await twoPorts(),
    metrics: await twoPorts(),
    api: await twoPorts(),
    contentState: await twoPorts(),
  };
  const members: Record<Kind, Member[]> = { gateway: [], api: [] };

  const { database, outside } = await prepareSite(options, async (environment) => {
    members.api = ports.api.map((port, index) => {
      const own = { ...settings, apiPort: port, apiHost: LOOPBACK };
      const places = {
        API_PORT: String(port),
        API_HOST: LOOPBACK,
        API_INTERNAL_PORT: String(ports.contentState[index]),
        API_INTERNAL_HOST: LOOPBACK,
      };
      const name = `api ${index + 1}`;
      const service = apiService(
        context(name, own, { DRAIN, ...environment, ...options.ofServer?.('api', index), ...places }),
      );
      const metricsUrl = `http://${LOOPBACK}:${ports.contentState[index]}/metrics`;
      return { name, url: apiUrl(own), metricsUrl, service };
    });
    await startAll(members.api);
  });
  const onLine = (line: string) => options.onLine?.('nginx', line);
  // Two, as on two machines: the one of the visitors ends first, and the gateways still reach the APIs through the other one.
  const [front, middle] = await progress.step('nginx', () =>
    Promise.all([
      startNginx(children, { gateways: { port: settings.port, servers: ports.gateway } }, onLine),
      startNginx(
        children,
        {
          apis: { port: apiPort, servers: ports.api },
          contentStates: { port: apiInternal.port, servers: ports.contentState },
        },
        onLine,
      ),
    ]),
  );
  members.gateway = ports.gateway.map((port, index) => {
    const own = { ...settings, port, host: LOOPBACK };
    const behindNginx = {
      PORT: String(port),
      HOST: LOOPBACK,
      METRICS_PORT: String(ports.metrics[index]),
      METRICS_HOST: LOOPBACK,
      TRUST_PROXY: 'loopback',
      API_URL: `http://${LOOPBACK}:${apiPort}`,
      API_STATE_URL: `http://${LOOPBACK}:${apiInternal.port}`,
    };
    const name = `gateway ${index + 1}`;
    const service = gatewayService(
      context(name, own, { DRAIN, ...outside, ...options.ofServer?.('gateway', index), ...behindNginx }),
    );
    const metricsUrl = `http://${LOOPBACK}:${ports.metrics[index]}/metrics`;
    return { name, url: siteUrl(own), metricsUrl, service };
  });
  await startAll(members.gateway);

  const stopping = new AbortController();
  return {
    url: `http://${LOOPBACK}:${settings.port}`,
    members,
    ended: Promise.race([
      database.ended.then(() => 'The database'),
      ...[front, middle].map(({ ended }) => ended.then(() => 'nginx')),
    ]),
    async replace(kind, report = () => {}) {
      for (const member of members[kind]) {
        const { name, service } = member;
        report(`${name} drains`);
        await service.drain();
        if (stopping.signal.aborted) return;
        await service.start();
        await untilSteady(member, stopping.signal);
        if (stopping.signal.aborted) return;
        report(`${name} is replaced`);
      }
    },
    async stop() {
      stopping.abort();
      await children.end(front.child);
      for (const kind of KINDS) await Promise.all(members[kind].map(({ service }) => service.drain()));
      await children.stopAll();
    },
  };

  function context(name: string, own: LocalSettings, environment: NodeJS.ProcessEnv) {
    return {
      children,
      settings: own,
      environment,
      onLine: (_: string, line: string) => options.onLine?.(name, line),
    };
  }

  async function startAll(started: readonly Member[]) {
    await Promise.all(
      started.map(({ name, url, service }) =>
        progress.step(
          name,
          () => service.start(),
          () => url,
        ),
      ),
    );
  }
}

const twoPorts = async () => [await freePort(), await freePort()] as const;

/**
 * Starts nginx with the settings of `deploy/balancers`, until the first of these places listens. What is asked of it when it is told to end
 * is answered yet. Throws `StartError` with what it says.
 */
async function startNginx(
  children: ChildProcesses,
  places: Parameters<typeof balancerCommand>[2],
  onLine: (line: string) => void,
): Promise<{ child: ChildProcess; ended: Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facade-fleet-'));
  children.afterwards(() => rm(folder, { recursive: true, force: true }));
  const command = await balancerCommand('nginx', folder, places);
  const child = children.start({
    ...endingWithParent(command),
    cwd: folder,
    environment: SERVER_ENVIRONMENT,
    endSignal: 'SIGQUIT',
  });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let said = '';
  let isReady = false;
  for (const stream of [child.stdout!, child.stderr!])
    createInterface({ input: stream }).on('line', (line) => {
      if (isReady) onLine(line);
      else said += `${line}\n`;
    });
  child.once('close', () => resolve());
  const { port } = Object.values(places)[0]!;
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new StartError(`nginx did not start:\n${said.trim()}`);
    await Promise.race([ended, setTimeout(PAUSE)]);
  }
  isReady = true;
  return { child, ended };
}

/** Where util-linux is installed, the system ends it with this process, also when that is killed. */
function endingWithParent({ program, args }: { program: string; args: string[] }) {
  const canEnd = process.platform === 'linux' && !spawnSync('setpriv', ['--version']).error;
  return canEnd ? { program: 'setpriv', args: ['--pdeathsig', 'TERM', program, ...args] } : { program, args };
}
