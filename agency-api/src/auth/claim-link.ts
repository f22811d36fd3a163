import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** What better-auth calls the link with a token in its table. */
const identifierOf = (token: string) => `reset-password:${token}`;

/** Whose password is being chosen. */
export interface ClaimedAccount {
  id: string;
  email: string;
}

/**
 * Ends all links of an account to choose a password but the one that is being used, and returns the account; undefined
 * for a link that is no longer good. Of two links that are used at once one wins: the other finds its row gone.
 */
export async function claimLink(database: Database, token: string): Promise<ClaimedAccount | undefined> {
  const identifier = identifierOf(token);
  const [account] = await rows<ClaimedAccount>(
    database,
    sql`with used as (
        select value from owner_verifications where identifier = ${identifier} and expires_at > now()
      ), locked as materialized (
        select v.id from owner_verifications v join used on used.value = v.value order by v.id for update of v
      ), ended as (
        delete from owner_verifications v using locked where v.id = locked.id returning v.*
      ), kept as (
        insert into owner_verifications (id, identifier, value, expires_at, created_at, updated_at)
        select gen_random_uuid(), identifier, value, expires_at, created_at, updated_at
        from ended where identifier = ${identifier}
        returning value
      )
      select a.id, a.email from kept join owner_accounts a on a.id = kept.value`,
  );
  return account;
}
