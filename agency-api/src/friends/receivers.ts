import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import { addressKey, mailboxKey } from '../mail/mailbox-key.ts';

/** Properties that a mailbox is sent by friends within a day. */
const PER_DAY = 2;

/** Keys of a receiver, from which nothing can be read. */
export interface Receiver {
  /** Of this one address: it alone refuses, and takes that back. */
  address: string;
  /** Of all spellings of it, to count by. */
  mailbox: string;
}

export async function receiverOf(database: Database, email: string): Promise<Receiver> {
  const secret = await siteSecret(database, 'friends');
  const keyOf = (text: string) => createHmac('sha256', `${secret}/id`).update(text).digest('base64url');
  return { address: keyOf(addressKey(email)), mailbox: keyOf(`mailbox ${mailboxKey(email)}`) };
}

/**
 * Whether a receiver may be sent a property, which then counts. Pass the transaction of the submission: two friends at once are
 * told apart by its lock.
 */
export async function maySendTo(tx: Database, { address, mailbox }: Receiver): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(3, hashtext(${mailbox}))`);
  await tx.execute(sql`delete from friend_mails where sent_at < now() - interval '1 day'`);
  const [known] = await rows<{ isRefused: boolean; sent: number }>(
    tx,
    sql`select exists (select from friend_refusals where receiver = ${address}) as "isRefused",
          (select count(*)::int from friend_mails where receiver = ${mailbox}) as sent`,
  );
  if (known!.isRefused || known!.sent >= PER_DAY) return false;
  await tx.execute(sql`insert into friend_mails (receiver) values (${mailbox})`);
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
