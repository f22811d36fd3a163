import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseError } from './database-error.ts';
import { removeLoad } from './loading-schema.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS, rejectForeignSchema } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';

/** Throws `DatabaseError` when the folder is in use by another process or holds no readable database. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    const { database, close } = await openMigrated(await openClient(folder));
    return { database, close: () => close().finally(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openClient(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (cause) {
    throw new DatabaseError(
      `The database in ${folder} cannot be opened. Restore it from a copy, or move the folder away to start anew.`,
      { cause },
    );
  }
}

/** Brings a database up to date that no other process has open. */
export async function openMigrated(client: PGlite): Promise<OpenDatabase> {
  const database = drizzle({ client });
  await migrate(database, MIGRATIONS).catch(rejectForeignSchema);
  // A load that is begun here has died with its process.
  await removeLoad(database);
  return { database, close: () => client.close() };
}
