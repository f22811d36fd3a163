import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Ends the links of an account to choose a password, its sign-ins that wait for their code, and its change of e-mail that waits for its
 * confirmation: whoever asked for it may be whom the owner shuts out. The link that undoes it stays good.
 */
export async function endLinks(database: Database, accountId: string): Promise<void> {
  await database.execute(sql`delete from owner_verifications where value = ${accountId}`);
  await database.execute(sql`
    update owner_email_changes set confirm_until = now() where account_id = ${accountId} and confirmed_at is null`);
}
