import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Gives back the space of replaced rows and tells the planner what the tables hold: PGlite does so never by itself, PostgreSQL later. */
export async function tidyDatabase(database: Database): Promise<void> {
  await database.execute(sql`vacuum (analyze)`);
}
