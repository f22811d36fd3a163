import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNull, ne, sql } from '../../database/drizzle.ts';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { uploads } from '../../database/schema/uploads.ts';
import type { FileStore } from '../store/file-store.ts';

const AT_ONCE = 100;

/** Removes files that no form claimed within a day, and those whose form was erased. Returns how many. */
export async function sweepUploads(database: Database, store: FileStore): Promise<number> {
  let removed = 0;
  const { id, state, submissionId, createdAt } = uploads;
  await database
    .update(uploads)
    .set({ state: 'removing' })
    .where(and(isNull(submissionId), ne(state, 'removing'), sql`${createdAt} < now() - interval '1 day'`));
  for (;;) {
    const gone = await database
      .select({ id })
      .from(uploads)
      .where(eq(state, 'removing'))
      .orderBy(createdAt)
      .limit(AT_ONCE);
    if (gone.length === 0) return removed;
    for (const file of gone) await store.remove(file.id);
    const ids = gone.map((file) => file.id);
    await database.delete(uploads).where(and(inArray(id, ids), eq(state, 'removing')));
    removed += gone.length;
  }
}

/** Longer than any upload takes. */
const SPOOL_AGE = 3_600_000;

/** Removes what a process that was killed left of files that were on their way. */
async function sweepSpool(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = join(folder, name);
    const found = await stat(entry).catch(() => undefined);
    if (found && now - found.mtimeMs > SPOOL_AGE) await rm(entry, { recursive: true, force: true });
  }
}

const HOUR = 3_600_000;

interface SweeperOptions {
  database: Database;
  store: FileStore;
  /** Folder of files on their way. */
  spool: string;
  logger: Logger;
}

/** Sweeps at the start and every hour, until it is stopped. */
export function startSweeper({ database, store, spool, logger }: SweeperOptions): { stop(): Promise<void> } {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(async () => {
        await sweepSpool(spool);
        const removed = await sweepUploads(database, store);
        if (removed > 0) logger.info({ removed }, 'files of visitors removed');
      })
      .catch((error: unknown) => logger.error({ err: error }, 'files of visitors cannot be swept'));
  };
  sweep();
  const timer = setInterval(sweep, HOUR);
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}
