import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export interface DatabaseLocation {
  /** PostgreSQL; several processes may share it. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database, made when missing; for one process at a time. */
  folder: string;
}

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when a URL is given, else PGlite in the folder, and brings the schema up to date. Throws `DatabaseError` when the
 * server does not answer or the folder is in use by another process.
 */
export async function openDatabase({ databaseUrl, folder }: DatabaseLocation): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(folder);
}
