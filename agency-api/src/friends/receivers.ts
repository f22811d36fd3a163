import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

/** Properties that a mailbox is sent by friends within a day. */
const PER_DAY = 2;

/** Key of a receiver: the same for all spellings of an address, and nothing can be read from it. */
export async function receiverKey(database: Database, email: string): Promise<string> {
  const secret = await siteSecret(database, 'friends');
  return createHmac('sha256', `${secret}/id`).update(mailboxKey(email)).digest('base64url');
}

/**
 * Whether a receiver may be sent a property, which then counts. Pass the transaction of the submission: two friends at once are
 * told apart by its lock.
 */
export async function maySendTo(tx: Database, receiver: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(3, hashtext(${receiver}))`);
  await tx.execute(sql`delete from friend_mails where sent_at < now() - interval '1 day'`);
  const [known] = await rows<{ isRefused: boolean; sent: number }>(
    tx,
    sql`select exists (select from friend_refusals where receiver = ${receiver}) as "isRefused",
          (select count(*)::int from friend_mails where receiver = ${receiver}) as sent`,
  );
  if (known!.isRefused || known!.sent >= PER_DAY) return false;
  await tx.execute(sql`insert into friend_mails (receiver) values (${receiver})`);
  return true;
}

export async function hasRefused(database: Database, receiver: string): Promise<boolean> {
  return (await rows(database, sql`select from friend_refusals where receiver = ${receiver}`)).length > 0;
}

/** Sends this receiver no more properties of friends. */
export async function refuse(database: Database, receiver: string): Promise<void> {
  await database.execute(
    sql`insert into friend_refusals (receiver) values (${receiver}) on conflict do nothing`,
  );
}

/** Takes a refusal back. */
export async function allowAgain(database: Database, receiver: string): Promise<void> {
  await database.execute(sql`delete from friend_refusals where receiver = ${receiver}`);
}
