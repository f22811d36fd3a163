import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Ends the links of an account to choose a password, and its sign-ins that wait for their code. */
export async function endLinks(database: Database, accountId: string): Promise<void> {
  await database.execute(sql`delete from owner_verifications where value = ${accountId}`);
}
