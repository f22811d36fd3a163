import { join } from 'node:path';

/** The SQL that drizzle-kit generated from the schema; the same for PGlite and PostgreSQL. */
export const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, '../../migrations') };
