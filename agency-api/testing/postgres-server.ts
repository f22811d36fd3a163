import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from 'composer/testing/until.ts';
import getPort from 'get-port';
import { PostgresFolder, type StopMode } from '../../local/database/postgres-folder.ts';

export interface PostgresServer {
  /** Address of an empty database. */
  url: string;
  /** As `pg_ctl stop` does: `fast` ends what is under way, `immediate` leaves it as it is, as a crash would. */
  halt(mode: StopMode): Promise<void>;
  /** `kill -9` of the server; its other processes notice and end. */
  kill(): Promise<void>;
  /** After `halt` or `kill`, with the same address and data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const ATTEMPTS = 5;
/** Enough for a pool of each worker, and of the processes that some tests start. */
const CONNECTIONS = '200';

interface Options {
  /** False: data need not survive a crash of the machine. Much faster for tests that begin with empty tables. */
  isDurable?: boolean;
  /** Where the folder with its files is made. */
  parent?: string;
}

/** Starts a PostgreSQL server in a folder of its own and on a free port. */
export async function startPostgres({
  isDurable = true,
  parent = tmpdir(),
}: Options = {}): Promise<PostgresServer> {
  const folder = join(parent, `facade-postgres-${randomUUID()}`);
  const files = await PostgresFolder.open(folder, { isDurable, settings: { max_connections: CONNECTIONS } });
  const port = await startOnFreePort(files);
  return {
    url: await files.url(port),
    halt: (mode) => files.stop(mode),
    async kill() {
      const { pid } = (await files.noted())!;
      process.kill(pid, 'SIGKILL');
    },
    resume: () => startAgain(files, port),
    async stop() {
      if (await files.noted()) await files.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Processes of a killed server may need a moment to end; none starts beside them. */
async function startAgain(files: PostgresFolder, port: number): Promise<void> {
  await until('the killed server has ended', async () => {
    const killed = await files.noted();
    if (killed) await files.forgetKilled(killed);
    try {
      await files.start(port);
      return true;
    } catch (error) {
      if (!/still in use|Is another postmaster|Address already in use/.test(String(error))) throw error;
      return false;
    }
  });
}

async function startOnFreePort(files: PostgresFolder): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await getPort({ host: '127.0.0.1' });
    try {
      await files.start(port);
      return port;
    } catch (error) {
      // Another process may take the port before the server does.
      if (attempt === ATTEMPTS || !/Address already in use/.test(String(error))) throw error;
    }
  }
}
