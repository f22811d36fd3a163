import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password-hash.ts';
import { reconcileAccount } from '../auth/reconcile-account.ts';
import { rows, type Database } from '../database/database.ts';
import { UnknownOwner } from './unknown-owner.ts';

/** Gives an owner a password, in place of the one before, and ends the owner's sessions. Throws `UnknownOwner`. */
export async function setOwnerPassword(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const address = email.toLowerCase();
  const hash = await hashPassword(password);
  await database.transaction(async (tx) => {
    await reconcileAccount(tx, address);
    const [account] = await rows<{ id: string }>(
      tx,
      sql`select id from owner_accounts where email = ${address}`,
    );
    if (!account) throw new UnknownOwner(address);
    const { id } = account;
    await tx.execute(sql`delete from owner_credentials where account_id = ${id} and provider = 'credential'`);
    await tx.execute(sql`delete from owner_sessions where account_id = ${id}`);
    await tx.execute(sql`
      insert into owner_credentials (id, external_id, provider, account_id, password)
      values (${randomUUID()}, ${id}, 'credential', ${id}, ${hash})`);
  });
}
