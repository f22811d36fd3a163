import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

export const BALANCERS = ['nginx', 'haproxy'] as const;
type BalancerName = (typeof BALANCERS)[number];

/** Where the settings that operators are given name their servers. */
const BALANCED = {
  gateways: { listen: '0.0.0.0:80', servers: ['10.0.0.11:4000', '10.0.0.12:4000'] },
  apis: { listen: '10.0.0.10:4100', servers: ['10.0.0.21:4100', '10.0.0.22:4100'] },
} as const;

const DOCS = path.join(import.meta.dirname, '../../docs/balancers');
/** Debian keeps servers where only root looks for programs. */
export const SERVER_ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Whether a server such as a balancer, a pooler or Redis is installed. */
export const isInstalled = (name: BalancerName | 'pgbouncer' | 'redis-server'): boolean =>
  spawnSync(name, ['-v'], { env: SERVER_ENVIRONMENT }).error === undefined;

interface Balancer {
  url: string;
  stop(): Promise<void>;
}

interface Addresses {
  /** Port on which the balancer listens. */
  port: number;
  /** Ports of the two servers behind it. */
  servers: readonly [number, number];
  /** A port that the other, unused half of the settings may listen on. */
  sparePort: number;
}

/** Starts a balancer with the settings of `docs/balancers`, in which only addresses are replaced. */
export async function startBalancer(
  name: BalancerName,
  which: keyof typeof BALANCED,
  addresses: Addresses,
): Promise<Balancer> {
  const folder = temporaryFolder(name);
  const file = path.join(folder, 'settings');
  const settings = withAddresses(settingsOf(name), which, addresses);
  writeFileSync(file, name === 'nginx' ? aroundNginx(settings, folder) : settings);
  const args = name === 'nginx' ? ['-c', file, '-p', folder, '-e', 'stderr'] : ['-db', '-f', file];
  const child = spawn(name, args, {
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = once(child, 'exit');
  while (!(await accepts(addresses.port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${errors}`);
    await sleep(20);
  }
  return {
    url: `http://127.0.0.1:${addresses.port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const FILES: Record<BalancerName, string> = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };

/** The settings of the documents. Throws when they do not name an address of `BALANCED`: a test of other settings would prove nothing. */
export function settingsOf(name: BalancerName): string {
  const settings = readFileSync(path.join(DOCS, FILES[name]), 'utf8');
  for (const { listen, servers } of Object.values(BALANCED))
    for (const address of [listen, ...servers])
      if (!settings.includes(address))
        throw new Error(`docs/balancers/${FILES[name]} does not name ${address}`);
  return settings;
}

function withAddresses(settings: string, which: keyof typeof BALANCED, addresses: Addresses): string {
  const other = which === 'gateways' ? 'apis' : 'gateways';
  const replacements = [
    [BALANCED[which].listen, addresses.port],
    [BALANCED[other].listen, addresses.sparePort],
    ...BALANCED[which].servers.map((server, index) => [server, addresses.servers[index]!] as const),
    ...BALANCED[other].servers.map((server) => [server, addresses.sparePort] as const),
  ] as const;
  return replacements.reduce((text, [from, port]) => text.replaceAll(from, `127.0.0.1:${port}`), settings);
}

const aroundNginx = (settings: string, folder: string) => `
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
