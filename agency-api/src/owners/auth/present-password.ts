import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/drizzle.ts';
import { ownerCredentials } from '../../database/schema/owner-accounts.ts';

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

/** argon2id as OWASP asks for: 19 MiB, two passes. The library's `Algorithm` is an ambient enum, hence the number. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt and parameters (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether a password is the one behind a hash. */
export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(hash, password);
}
