import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { accepts, SERVER_ENVIRONMENT } from 'shared-kit/testing/balancers.ts';

export interface PgBouncer {
  /** The database behind it. */
  url: string;
  kill(): Promise<void>;
  /** After it was killed, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Connections to the server: far fewer than those of two copies of the API and an import. */
const CONNECTIONS = 4;

/** Starts PgBouncer in transaction mode before a database: each transaction may have another connection to the server. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { username, password, hostname, port: serverPort, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'facade-pgbouncer-'));
  const port = await getPort({ host: '127.0.0.1' });
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users'),
    pool_mode: 'transaction',
    default_pool_size: CONNECTIONS,
    max_client_conn: 200,
    // As in deploy/pgbouncer.ini.
    server_login_retry: 1,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  await writeFile(settings.auth_file, `"${username}" "${decodeURIComponent(password)}"\n`);
  // It refuses to run as root.
  await chmod(folder, 0o755);
  let child: ChildProcess;
  let ended: Promise<unknown>;
  async function start() {
    child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], {
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (chunk) => (said += chunk));
    ended = once(child, 'exit');
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer did not start:\n${said}`);
      await setTimeout(20);
    }
  }
  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    await ended;
  }
  await start();
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
    kill: () => end('SIGKILL'),
    resume: start,
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}
