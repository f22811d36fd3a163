import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

/** ID of the account of an e-mail in lower case, if it has a second factor. */
export async function securedAccount(database: Database, email: string): Promise<string | undefined> {
  const [account] = await rows<{ id: string }>(
    database,
    sql`select a.id from owner_accounts a join owner_second_factors f on f.account_id = a.id
      where a.email = ${email} and f.is_on`,
  );
  return account?.id;
}
