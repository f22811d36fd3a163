import { sql } from 'drizzle-orm';
import { removeSecondFactor } from '../auth/second-factor/stored-second-factor.ts';
import { rows, type Database } from '../database/database.ts';
import { UnknownOwner } from './unknown-owner.ts';

/** Takes the second factor from an owner who lost phone and recovery codes. Returns whether there was one. Throws `UnknownOwner`. */
export async function resetSecondFactor(database: Database, email: string): Promise<boolean> {
  return removeSecondFactor(database, await accountOf(database, email));
}

/** Ends all sessions of an owner. Returns how many there were. Throws `UnknownOwner`. */
export async function signOutEverywhere(database: Database, email: string): Promise<number> {
  const accountId = await accountOf(database, email);
  const ended = await rows(
    database,
    sql`delete from owner_sessions where account_id = ${accountId} returning id`,
  );
  return ended.length;
}

async function accountOf(database: Database, email: string): Promise<string> {
  const [account] = await rows<{ id: string }>(
    database,
    sql`select id from owner_accounts where email = ${email.toLowerCase()}`,
  );
  if (!account) throw new UnknownOwner(email);
  return account.id;
}
