import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';
import { endLinks } from '../end-links.ts';
import { holdPassword } from '../present-password.ts';

const HOURS_TO_CONFIRM = 24;
/** After it was asked for, and again after it was confirmed: people are on holiday. */
const DAYS_TO_UNDO = 7;

/** A change that is in force now. */
export interface ChangedEmail {
  accountId: string;
  oldEmail: string;
  newEmail: string;
}

/** A change that was undone: with what the owner signs in again, and with what until now. */
export interface UndoneChange {
  accountId: string;
  restored: string;
  dropped: string;
  /** What was asked for. */
  newEmail: string;
  /** Whether it had been confirmed. */
  wasInForce: boolean;
}

/** Whether an e-mail belongs, or may come to belong again, to another owner. */
export async function isTaken(tx: Database, accountId: string, email: string): Promise<boolean> {
  return (await rows(tx, sql`select where ${taken(sql`${accountId}`, sql`${email}`)}`)).length > 0;
}

const taken = (accountId: SQL, email: SQL): SQL => sql`
  exists (select from owner_accounts other where other.id <> ${accountId} and ${email} in (other.email, other.feed_email))
  or exists (select from owners o where o.email = ${email}
    and not exists (select from owner_accounts own where own.id = ${accountId} and coalesce(own.feed_email, own.email) = o.email))
  or exists (select from owner_email_changes other where other.account_id <> ${accountId} and other.old_email = ${email}
    and other.confirmed_at is not null and other.undo_until > now())`;

/** Notes a change that waits for its confirmation; one that waited before can no longer be confirmed. Returns its id. */
export async function beginEmailChange(
  tx: Database,
  { accountId, oldEmail, newEmail }: ChangedEmail,
): Promise<string> {
  const id = randomUUID();
  await erasePastChanges(tx);
  await tx.execute(sql`
    update owner_email_changes set confirm_until = now() where account_id = ${accountId} and confirmed_at is null`);
  await tx.execute(sql`
    insert into owner_email_changes (id, account_id, old_email, new_email, confirm_until, undo_until)
    values (${id}, ${accountId}, ${oldEmail}, ${newEmail},
      now() + make_interval(hours => ${HOURS_TO_CONFIRM}::int), now() + make_interval(days => ${DAYS_TO_UNDO}::int))`);
  return id;
}

/** Erases changes that can no longer be undone. Returns how many. */
export async function erasePastChanges(tx: Database): Promise<number> {
  return (await rows(tx, sql`delete from owner_email_changes where undo_until <= now() returning 1`)).length;
}

/**
 * Puts a change in force: the owner signs in with the new e-mail, and the links of mails to the old one end. Undefined for one that was
 * confirmed, is too old, or whose e-mail another owner has by now. Of two that confirm at once one does.
 */
export async function confirmEmailChange(tx: Database, id: string): Promise<ChangedEmail | undefined> {
  const [changed] = await rows<ChangedEmail>(
    tx,
    sql`with confirmed as (
        update owner_email_changes c set confirmed_at = now(), undo_until = now() + make_interval(days => ${DAYS_TO_UNDO}::int)
        from owner_accounts a
        where c.id = ${id} and c.confirmed_at is null and c.confirm_until > now() and a.id = c.account_id
          and a.email = c.old_email and not (${taken(sql`c.account_id`, sql`c.new_email`)})
        returning c.account_id, c.old_email, c.new_email
      )
      update owner_accounts a
      set email = c.new_email, feed_email = nullif(coalesce(a.feed_email, a.email), c.new_email), updated_at = now()
      from confirmed c where a.id = c.account_id
      returning a.id as "accountId", c.old_email as "oldEmail", c.new_email as "newEmail"`,
  );
  if (changed) await endLinks(tx, changed.accountId);
  return changed;
}

/**
 * Gives the account back the e-mail that it had before a change, and takes everything from whoever may have made it: sessions, links,
 * the password, and later changes. Undefined for one that was undone, or is too old.
 */
export async function undoEmailChange(tx: Database, id: string): Promise<UndoneChange | undefined> {
  const [change] = await rows<{ accountId: string }>(
    tx,
    sql`select account_id as "accountId" from owner_email_changes where id = ${id}`,
  );
  if (!change) return undefined;
  const { accountId } = change;
  // Before the changes, in the order of those who ask for one: what they add meanwhile would stay.
  await holdPassword(tx, accountId);
  const [undone] = await rows<UndoneChange>(
    tx,
    sql`with ended as (
        delete from owner_email_changes later using owner_email_changes c
        where c.id = ${id} and c.undo_until > now() and later.account_id = c.account_id and later.position >= c.position
          and not exists (select from owner_accounts other where other.id <> c.account_id and c.old_email in (other.email, other.feed_email))
        returning c.account_id, c.old_email, c.new_email, c.confirmed_at is not null as was_in_force
      )
      update owner_accounts a
      set email = e.old_email, feed_email = nullif(coalesce(a.feed_email, a.email), e.old_email), updated_at = now()
      from (select distinct * from ended) e join owner_accounts before on before.id = e.account_id
      where a.id = e.account_id
      returning a.id as "accountId", a.email as restored, before.email as dropped,
        e.new_email as "newEmail", e.was_in_force as "wasInForce"`,
  );
  if (!undone) return undefined;
  await endLinks(tx, accountId);
  for (const table of ['owner_sessions', 'owner_credentials', 'owner_known_addresses'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where account_id = ${accountId}`);
  return undone;
}
