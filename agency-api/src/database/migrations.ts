import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** The SQL that drizzle-kit generated from the schema; the same for PGlite and PostgreSQL. */
export const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, '../../migrations') };

/** For migrations that do not fit what is there. */
export function rejectForeignSchema(cause: Error): never {
  const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
  throw new DatabaseError(
    `The database cannot be brought up to date (${reason}). Another version of the site made it: ` +
      'start that version, or use an empty database (move the folder away, or set AGENCY_DATA or DATABASE_URL to another).',
    { cause },
  );
}
