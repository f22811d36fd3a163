import { and, eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { ownerCredentials } from '../../database/schema/owner-accounts.ts';
import { verifyPassword } from './password-hash.ts';

/** The credential of an account that is its password. */
export const wherePassword = (accountId: string) =>
  and(eq(ownerCredentials.userId, accountId), eq(ownerCredentials.providerId, 'credential'));

const selectPassword = (database: Database, accountId: string) =>
  database
    .select({ password: ownerCredentials.password })
    .from(ownerCredentials)
    .where(wherePassword(accountId));

/** The hash of an account's password, if `password` is it. */
export async function presentPasswordHash(
  database: Database,
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const [credential] = await selectPassword(database, accountId);
  const hash = credential?.password;
  return hash && (await verifyPassword({ hash, password })) ? hash : undefined;
}

/** The hash of an account's password, locked so that nothing replaces it until the transaction ends. */
export async function holdPassword(tx: Database, accountId: string): Promise<string | undefined> {
  const [credential] = await selectPassword(tx, accountId).for('update');
  return credential?.password ?? undefined;
}
