import { createHmac } from 'node:crypto';
import { eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { friendMails, friendRefusals } from '../../database/schema/friends.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { addressKey, mailboxKey } from '../../mail/mailbox-key.ts';

/** Properties that a mailbox is sent by friends within a day. */
const PER_DAY = 2;

/** Keys of a receiver, from which nothing can be read. */
interface Receiver {
  /** Of this one address: it alone refuses, and takes that back. */
  address: string;
  /** Of all spellings of it, to count by. */
  mailbox: string;
}

export async function toReceiver(database: Database, email: string): Promise<Receiver> {
  const secret = await siteSecret(database, 'friends');
  const toKey = (text: string) => createHmac('sha256', `${secret}/id`).update(text).digest('base64url');
  return { address: toKey(addressKey(email)), mailbox: toKey(`mailbox ${mailboxKey(email)}`) };
}

/**
 * Whether a receiver may be sent a property, which then counts. Pass the transaction of the submission: two friends at once are
 * told apart by its lock.
 */
export async function maySendTo(tx: Database, { address, mailbox }: Receiver): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(3, hashtext(${mailbox}))`);
  await tx.delete(friendMails).where(sql`${friendMails.sentAt} < now() - interval '1 day'`);
  if (await hasRefused(tx, address)) return false;
  if ((await tx.$count(friendMails, eq(friendMails.receiver, mailbox))) >= PER_DAY) return false;
  await tx.insert(friendMails).values({ receiver: mailbox });
  return true;
}

export async function hasRefused(database: Database, receiver: string): Promise<boolean> {
  return (await database.$count(friendRefusals, eq(friendRefusals.receiver, receiver))) > 0;
}

/** Sends this receiver no more properties of friends. */
export async function refuse(database: Database, receiver: string): Promise<void> {
  await database.insert(friendRefusals).values({ receiver }).onConflictDoNothing();
}

/** Takes a refusal back. */
export async function allowAgain(database: Database, receiver: string): Promise<void> {
  await database.delete(friendRefusals).where(eq(friendRefusals.receiver, receiver));
}
