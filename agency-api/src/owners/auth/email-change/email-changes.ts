import { randomUUID } from 'node:crypto';
import { alias, and, eq, type SQL, sql } from '../../../database/drizzle.ts';
import * as z from 'zod';
import { rows, type Database } from '../../../database/database.ts';
import {
  ownerAccounts,
  ownerCredentials,
  ownerKnownAddresses,
  ownerSessions,
  ownerEmailChanges,
} from '../../../database/schema/owner-accounts.ts';
import { endLinks, endUnconfirmedChange } from '../account-links.ts';
import { holdPassword } from '../present-password.ts';

const HOURS_TO_CONFIRM = 24;
/** After it was asked for, and again after it was confirmed: people are on holiday. */
const DAYS_TO_UNDO = 7;

const changedSchema = z.object({ accountId: z.string(), oldEmail: z.string(), newEmail: z.string() });
/** A change that is in force now. */
type ChangedEmail = z.infer<typeof changedSchema>;

const undoneSchema = z.object({
  accountId: z.string(),
  restored: z.string(),
  dropped: z.string(),
  /** What was asked for. */
  newEmail: z.string(),
  /** Whether it had been confirmed. */
  wasInForce: z.boolean(),
});
/** A change that was undone: with what the owner signs in again, and with what until now. */
type UndoneChange = z.infer<typeof undoneSchema>;

/** Whether an e-mail belongs, or may come to belong again, to another owner. */
export async function isTaken(tx: Database, accountId: string, email: string): Promise<boolean> {
  const found = await rows(tx, sql`select where ${taken(sql`${accountId}`, sql`${email}`)}`, z.object({}));
  return found.length > 0;
}

const taken = (accountId: SQL, email: SQL): SQL => sql`
  exists (select from owner_accounts other where other.id <> ${accountId} and ${email} in (other.email, other.feed_email))
  or exists (select from owners o where o.email = ${email}
    and not exists (select from owner_accounts own where own.id = ${accountId} and coalesce(own.feed_email, own.email) = o.email))
  or exists (select from owner_email_changes other where other.account_id <> ${accountId} and other.old_email = ${email}
    and other.confirmed_at is not null and other.undo_until > now())`;

const c = alias(ownerEmailChanges, 'c');
const a = alias(ownerAccounts, 'a');

/** Of a change `c` of the account `a`. */
const IS_CONFIRMABLE = sql`c.confirmed_at is null and c.confirm_until > now() and a.email = c.old_email
  and not (${taken(sql`c.account_id`, sql`c.new_email`)})`;

/** Of a change `c`. */
const IS_UNDOABLE = sql`c.undo_until > now()
  and not exists (select from owner_accounts other where other.id <> c.account_id and c.old_email in (other.email, other.feed_email))`;

/** Whether a change can be confirmed by its link now. */
export async function canBeConfirmed(database: Database, id: string): Promise<boolean> {
  const found = await database
    .select({ id: c.id })
    .from(c)
    .innerJoin(a, eq(a.id, c.accountId))
    .where(and(eq(c.id, id), IS_CONFIRMABLE));
  return found.length > 0;
}

/** Whether a change can be undone by its link now. */
export async function canBeUndone(database: Database, id: string): Promise<boolean> {
  const found = await database
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.id, id), IS_UNDOABLE));
  return found.length > 0;
}

/** Notes a change that waits for its confirmation; one that waited before can no longer be confirmed. Returns its id. */
export async function beginEmailChange(
  tx: Database,
  { accountId, oldEmail, newEmail }: ChangedEmail,
): Promise<string> {
  const id = randomUUID();
  await erasePastChanges(tx);
  await endUnconfirmedChange(tx, accountId);
  await tx.insert(ownerEmailChanges).values({
    id,
    accountId,
    oldEmail,
    newEmail,
    confirmUntil: sql`now() + make_interval(hours => ${HOURS_TO_CONFIRM}::int)`,
    undoUntil: sql`now() + make_interval(days => ${DAYS_TO_UNDO}::int)`,
  });
  return id;
}

/** Erases changes that can no longer be undone. Returns how many. */
export async function erasePastChanges(tx: Database): Promise<number> {
  const erased = await tx.delete(ownerEmailChanges).where(sql`${ownerEmailChanges.undoUntil} <= now()`);
  return erased.rowCount ?? 0;
}

/**
 * Puts a change in force: the owner signs in with the new e-mail, and the links of mails to the old one end. Undefined for one that was
 * confirmed, is too old, or whose e-mail another owner has by now. Of two that confirm at once one does.
 */
export async function confirmEmailChange(tx: Database, id: string): Promise<ChangedEmail | undefined> {
  const [changed] = await rows(
    tx,
    sql`with confirmed as (
        update owner_email_changes c set confirmed_at = now(), undo_until = now() + make_interval(days => ${DAYS_TO_UNDO}::int)
        from owner_accounts a
        where c.id = ${id} and a.id = c.account_id and ${IS_CONFIRMABLE}
        returning c.account_id, c.old_email, c.new_email
      )
      update owner_accounts a
      set email = c.new_email, feed_email = nullif(coalesce(a.feed_email, a.email), c.new_email), updated_at = now()
      from confirmed c where a.id = c.account_id
      returning a.id as "accountId", c.old_email as "oldEmail", c.new_email as "newEmail"`,
    changedSchema,
  );
  if (changed) await endLinks(tx, changed.accountId);
  return changed;
}

/**
 * Gives the account back the e-mail that it had before a change, and takes everything from whoever may have made it: sessions, links,
 * the password, and later changes. Undefined for one that was undone, or is too old.
 */
export async function undoEmailChange(tx: Database, id: string): Promise<UndoneChange | undefined> {
  const [change] = await tx
    .select({ accountId: ownerEmailChanges.accountId })
    .from(ownerEmailChanges)
    .where(eq(ownerEmailChanges.id, id));
  if (!change) return undefined;
  const { accountId } = change;
  // Before the changes, in the order of those who ask for one: what they add meanwhile would stay.
  await holdPassword(tx, accountId);
  const [undone] = await rows(
    tx,
    sql`with ended as (
        delete from owner_email_changes later using owner_email_changes c
        where c.id = ${id} and ${IS_UNDOABLE} and later.account_id = c.account_id and later.position >= c.position
        returning c.account_id, c.old_email, c.new_email, c.confirmed_at is not null as was_in_force
      )
      update owner_accounts a
      set email = e.old_email, feed_email = nullif(coalesce(a.feed_email, a.email), e.old_email), updated_at = now()
      from (select distinct * from ended) e join owner_accounts before on before.id = e.account_id
      where a.id = e.account_id
      returning a.id as "accountId", a.email as restored, before.email as dropped,
        e.new_email as "newEmail", e.was_in_force as "wasInForce"`,
    undoneSchema,
  );
  if (!undone) return undefined;
  await endLinks(tx, accountId);
  await tx.delete(ownerSessions).where(eq(ownerSessions.userId, accountId));
  await tx.delete(ownerCredentials).where(eq(ownerCredentials.userId, accountId));
  await tx.delete(ownerKnownAddresses).where(eq(ownerKnownAddresses.accountId, accountId));
  return undone;
}
