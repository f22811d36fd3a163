import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { restartablePort } from 'composer/testing/server-program.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { until } from 'composer/testing/until.ts';

export const BALANCERS = ['nginx', 'haproxy'] as const;
type BalancerName = (typeof BALANCERS)[number];

/** Where the settings of `deploy/balancers` name a balancer and the servers behind it, by what they serve. */
export const BALANCED = {
  gateways: { listen: '0.0.0.0:80', servers: ['10.0.0.11:4000', '10.0.0.12:4000'] },
  apis: { listen: '10.0.0.10:4100', servers: ['10.0.0.21:4100', '10.0.0.22:4100'] },
  contentStates: { listen: '10.0.0.10:4101', servers: ['10.0.0.21:4101', '10.0.0.22:4101'] },
} as const;
type Balanced = keyof typeof BALANCED;

/** Ports of this machine: the one on which the balancer listens, and those of the two servers behind it. */
interface Ports {
  port: number;
  servers: readonly [number, number];
}

const SETTINGS = path.join(import.meta.dirname, '../../deploy/balancers');
/** Debian keeps servers where only root looks for programs. */
export const SERVER_ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Whether a server such as a balancer, a pooler or Redis is installed. */
export const isInstalled = (name: BalancerName | 'pgbouncer' | 'redis-server'): boolean =>
  spawnSync(name, ['-v'], { env: SERVER_ENVIRONMENT }).error === undefined;

interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a balancer with the settings of `deploy/balancers`, in which only addresses are replaced. */
export async function startBalancer(
  name: BalancerName,
  places: Readonly<Partial<Record<Balanced, Ports>>>,
): Promise<Balancer> {
  const { program, args } = await balancerCommand(name, temporaryFolder(name), places);
  const child = spawn(program, args, { env: SERVER_ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = once(child, 'exit');
  const [{ port }] = Object.values(places) as [Ports];
  await until(`${name} accepts connections`, () => {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${errors}`);
    return accepts(port);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What starts a balancer that stays in the foreground; its settings and files are in `folder`. */
export async function balancerCommand(
  name: BalancerName,
  folder: string,
  places: Readonly<Partial<Record<Balanced, Ports>>>,
): Promise<{ program: string; args: string[] }> {
  const file = path.join(folder, 'settings');
  let settings = readSettings(name);
  for (const [which, { listen, servers }] of Object.entries(BALANCED)) {
    // What nobody asks for listens beside the rest.
    const port = places[which as Balanced]?.port ?? (await restartablePort());
    const behind = places[which as Balanced]?.servers ?? [port, port];
    settings = settings.replaceAll(listen, `127.0.0.1:${port}`);
    for (const [index, server] of servers.entries())
      settings = settings.replaceAll(server, `127.0.0.1:${behind[index]}`);
  }
  writeFileSync(file, name === 'nginx' ? aroundNginx(settings, folder) : settings);
  // Started by root, its workers run as another user, who keeps large bodies here.
  chmodSync(folder, 0o711);
  return {
    program: name,
    args: name === 'nginx' ? ['-c', file, '-p', folder, '-e', 'stderr'] : ['-db', '-f', file],
  };
}

const FILES: Record<BalancerName, string> = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };

/** The settings of `deploy`. Throws when they do not name an address of `BALANCED`: a test of other settings would prove nothing. */
export function readSettings(name: BalancerName): string {
  const settings = readFileSync(path.join(SETTINGS, FILES[name]), 'utf8');
  for (const { listen, servers } of Object.values(BALANCED))
    for (const address of [listen, ...servers])
      if (!settings.includes(address))
        throw new Error(`deploy/balancers/${FILES[name]} does not name ${address}`);
  return settings;
}

export const aroundNginx = (settings: string, folder: string) => `
daemon off;
pid ${folder}/pid;
worker_processes 2;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${settings}
}`;

/** Whether somebody listens on a port of this machine. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
