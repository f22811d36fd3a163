import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openMigrated } from '../src/database/open-pglite.ts';
import { emptyTables } from './empty-tables.ts';
import { forgetLoads } from './loaded-before.ts';
import { preparedOnce } from './prepared-once.ts';
import { schemaDigest } from './schema-digest.ts';

/** What tests get of the database that their worker keeps. */
export interface WorkerDatabase {
  /** A migrated database with empty tables, of which no other test file knows before it is given back. */
  borrow(): Promise<PGlite>;
  giveBack(client: PGlite): Promise<void>;
}

interface Kept {
  client: PGlite;
  schema: string;
}

/** Where Jest runs all files in its own process: that ends when no further file comes within this time (ms), which PGlite's timers prevent. */
const IDLE = 200;

let free: Kept | undefined;
const lent = new Map<PGlite, Kept>();
let idle: NodeJS.Timeout | undefined;

/**
 * Starting PGlite costs more than most test files do in it: a worker of Jest starts it once. A file that leaves the schema changed,
 * or does not give it back, does not pass it on.
 */
export const workerDatabase: WorkerDatabase = {
  async borrow() {
    const kept = free ?? (await openKept());
    free = undefined;
    lent.set(kept.client, kept);
    return kept.client;
  },
  async giveBack(client) {
    const kept = lent.get(client)!;
    lent.delete(client);
    await client.query('discard all');
    const database = drizzle({ client });
    await forgetLoads(database);
    await emptyTables(database, { isIdentityRestarted: true });
    if (free || (await schemaDigest(database)) !== kept.schema) await client.close();
    else free = kept;
  },
};

/** Called at the beginning of a test file. */
export function keepOpen(): void {
  clearTimeout(idle);
}

/** Called at the end of a test file: what it did not give back is not passed on. */
export function closeWhenIdle(): void {
  for (const client of lent.keys()) void client.close();
  lent.clear();
  if (process.send) return closeAtEnd();
  // Twice: after a while of work the first comes late, before the next file had its turn.
  idle = setTimeout(() => (idle = setTimeout(closeFree, IDLE / 2)), IDLE);
}

/** Jest ends a worker by no longer listening to it, and kills it when it is still there after half a second. */
function closeAtEnd(): void {
  process.off('removeListener', closeWhenUnheard);
  process.on('removeListener', closeWhenUnheard);
}

function closeWhenUnheard(event: string | symbol): void {
  if (event === 'message') closeFree();
}

function closeFree(): void {
  void free?.client.close();
  free = undefined;
}

/** What only a database needs that outlives its process: without it, loading a feed takes a quarter less time. */
const WITHOUT_RECOVERY = ['full_page_writes=off', 'synchronous_commit=off', 'track_counts=off'];

/** Loading a database that has been migrated takes a tenth of the time of making one. */
async function openKept(): Promise<Kept> {
  const file = await preparedOnce('pglite.tar', async (path) => {
    const client = await PGlite.create();
    await openMigrated(client);
    await writeFile(path, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()));
    await client.close();
  });
  const client = await PGlite.create({
    loadDataDir: new Blob([await readFile(file)]),
    startParams: [...PGlite.defaultStartParams, ...WITHOUT_RECOVERY.flatMap((setting) => ['-c', setting])],
  });
  const { database } = await openMigrated(client);
  return { client, schema: await schemaDigest(database) };
}
