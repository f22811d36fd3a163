import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { verifyPassword } from './password-hash.ts';

/** The hash of an account's password, if `password` is it. */
export async function presentPasswordHash(
  database: Database,
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const [credential] = await rows<{ password: string }>(
    database,
    sql`select password from owner_credentials where account_id = ${accountId} and provider = 'credential'`,
  );
  if (!credential) return undefined;
  return (await verifyPassword({ hash: credential.password, password })) ? credential.password : undefined;
}

/** The hash of an account's password, locked so that nothing replaces it until the transaction ends. */
export async function holdPassword(tx: Database, accountId: string): Promise<string | undefined> {
  const [credential] = await rows<{ password: string }>(
    tx,
    sql`select password from owner_credentials where account_id = ${accountId} and provider = 'credential' for update`,
  );
  return credential?.password;
}
