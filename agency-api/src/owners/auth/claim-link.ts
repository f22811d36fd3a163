import { randomUUID } from 'node:crypto';
import { eq, sql } from '../../database/drizzle.ts';
import * as z from 'zod';
import { rows, type Database } from '../../database/database.ts';
import { ownerVerifications } from '../../database/schema/owner-accounts.ts';

/** What better-auth calls the link with a token in its table. */
const toIdentifier = (token: string) => `reset-password:${token}`;

/** Longer than a password takes to be stored. A claim that is older was left by a process or a database that stopped. */
const CLAIM = sql`interval '1 minute'`;

/** The row of a link that can be used: its own, or what a claim left of it. */
const isGood = (token: string) => sql`expires_at > now() and (identifier = ${toIdentifier(token)}
  or starts_with(identifier, ${toIdentifier(`${token}.`)}) and updated_at < now() - ${CLAIM})`;

const accountSchema = z.object({ id: z.string(), email: z.string() });

/** Whose password is being chosen. */
interface ClaimedAccount extends z.infer<typeof accountSchema> {
  /** What the password can be chosen with now, by nobody else. */
  token: string;
}

/**
 * Ends all links of an account to choose a password, and returns the account with a token in their place; undefined for a link that is no
 * longer good. Of those that use links at once, or the same one, one wins: the others find its row gone.
 */
export async function claimLink(database: Database, token: string): Promise<ClaimedAccount | undefined> {
  const claimed = `${token}.${randomUUID()}`;
  const [account] = await rows(
    database,
    sql`with used as (
        select value from owner_verifications where ${isGood(token)}
      ), locked as materialized (
        select v.id from owner_verifications v join used on used.value = v.value order by v.id for update of v
      ), ended as (
        delete from owner_verifications v using locked where v.id = locked.id returning v.*
      ), kept as (
        insert into owner_verifications (id, identifier, value, expires_at, created_at, updated_at)
        select gen_random_uuid(), ${toIdentifier(claimed)}, value, expires_at, created_at, now()
        from ended where ${isGood(token)}
        returning value
      )
      select a.id, a.email from kept join owner_accounts a on a.id = kept.value`,
    accountSchema,
  );
  return account && { ...account, token: claimed };
}

/** Makes a link good again with which no password was stored. */
export async function giveLinkBack(database: Database, token: string, claimed: string): Promise<void> {
  await database
    .update(ownerVerifications)
    .set({ identifier: toIdentifier(token) })
    .where(eq(ownerVerifications.identifier, toIdentifier(claimed)));
}

/** Whether a link to choose a password is still good; asking does not use it up. */
export async function isPasswordLinkOpen(database: Database, token: string): Promise<boolean> {
  return (await database.$count(ownerVerifications, isGood(token))) > 0;
}
