import { setTimeout } from 'node:timers/promises';
import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { freePort } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { PostgresFolder, type FolderOptions } from './postgres-folder.ts';

/** The database of the site for whoever has asked for it: it runs until the last of them leaves. */
export interface EmbeddedDatabase {
  url: string;
  /** Settles when the server ends, for any reason. */
  ended: Promise<void>;
  /** To be called when nobody of this process uses it any more. Stops the server unless other processes do. */
  leave(): Promise<void>;
}

/** Name of the connection that each user keeps: with its process it ends, too. */
const USER = 'facade user';
/** ms until somebody else's start or stop, or the recovery after a crash, is over. */
const START_WITHIN = 60_000;
const PAUSE = 100;
/** What a server says that cannot start just now: of another one that starts or ends, or that has the port. */
const PASSING =
  /postmaster\.pid" (?:already exists|is empty)|pre-existing shared memory block|Address already in use/;

/**
 * Joins the server of a folder, or starts it. One that outlived its site, as all but it was killed, is joined; what a killed one left
 * is recovered. Throws `StartError`.
 */
export async function embeddedDatabase(folder: string, options?: FolderOptions): Promise<EmbeddedDatabase> {
  const files = await PostgresFolder.open(folder, options);
  const until = Date.now() + START_WITHIN;
  for (;;) {
    const joined = await join(files);
    if (joined) return keepConnection(files, joined);
    try {
      await files.start(await freePort());
    } catch (error) {
      if (!PASSING.test((error as Error).message) || Date.now() > until) throw error;
      await setTimeout(PAUSE);
    }
  }
}

interface Joined {
  url: string;
  client: pg.Client;
}

/** A connection to the server that runs in a folder; undefined where none does. Waits for one that starts or ends. */
async function join(files: PostgresFolder): Promise<Joined | undefined> {
  for (let left = START_WITHIN / PAUSE; left > 0; left--) {
    const noted = await files.noted();
    if (!noted) return undefined;
    const url = await files.url(noted.port);
    const client = new pg.Client({ connectionString: url, application_name: USER });
    client.on('error', () => {});
    try {
      await client.connect();
      // Another server may have got the port of one that was killed.
      if (await servesFolder(client, files.dataFolder)) return { url, client };
      await client.end();
      return undefined;
    } catch (error) {
      await client.end().catch(() => {});
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW) {
        await files.forgetKilled(noted);
        return undefined;
      }
    }
    await setTimeout(PAUSE);
  }
  throw new StartError(
    `The PostgreSQL server of ${files.dataFolder} takes no connections; its log lies beside.`,
  );
}

/** SQLSTATE of a server that starts or ends. */
const CANNOT_CONNECT_NOW = '57P03';

async function servesFolder(client: pg.Client, folder: string): Promise<boolean> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  return (await realpath(rows[0]!.data_directory)) === (await realpath(folder));
}

/** Keeps the connection until the user leaves: anew when the server has lost it but is there again. */
function keepConnection(files: PostgresFolder, { url, client }: Joined): EmbeddedDatabase {
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
  let kept = client;
  let hasLeft = false;
  const watch = () =>
    kept.once('end', async () => {
      const again = hasLeft ? undefined : await join(files).catch(() => undefined);
      if (hasLeft || again?.url !== url) {
        await again?.client.end();
        return tellEnd();
      }
      kept = again.client;
      watch();
    });
  watch();
  return {
    url,
    ended,
    async leave() {
      hasLeft = true;
      try {
        if (await isLast(kept)) await files.stop();
        await kept.end();
      } catch {
        // The server has ended, or is lost: the next who asks for it joins it.
      }
    },
  };
}

/** One after the other: of two that leave at once the second sees that the first has left. */
async function isLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_lock(1)');
  await client.query("set application_name = 'has left'");
  const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [USER]);
  return rowCount === 0;
}
