import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { endLinks } from '../auth/end-links.ts';
import { ownerLimits } from '../auth/owner-limits.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { codesTo } from '../auth/sign-in-limits.ts';
import type { Database } from '../database/database.ts';
import { accountOfOwner } from './owner-account.ts';

/**
 * Gives an owner a password, in place of the one before, ends the owner's sessions, links and what waits for a code or a confirmation, and
 * forgets the wrong codes of the day. Throws `UnknownOwner`.
 */
export async function setOwnerPassword(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const hash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const { id, email: address } = await accountOfOwner(transaction, email);
    await transaction.execute(
      sql`delete from owner_credentials where account_id = ${id} and provider = 'credential'`,
    );
    await transaction.execute(sql`delete from owner_sessions where account_id = ${id}`);
    await endLinks(transaction, id);
    await transaction.execute(sql`
      insert into owner_credentials (id, external_id, provider, account_id, password)
      values (${randomUUID()}, ${id}, 'credential', ${id}, ${hash})`);
    await (await ownerLimits(transaction)).forget(codesTo(address));
  });
}
