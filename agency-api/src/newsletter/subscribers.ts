import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import { addressKey } from '../mail/mailbox-key.ts';

/** Id of a subscriber: of this one address, and nothing can be read from it. */
export async function subscriberId(database: Database, email: string): Promise<string> {
  const secret = await siteSecret(database, 'newsletter');
  return createHmac('sha256', `${secret}/id`).update(addressKey(email)).digest('base64url');
}

/**
 * Notes that somebody asked for the newsletter; who gets it already goes on getting it. Returns whether they are to be asked to confirm it: not
 * those who were within the hour.
 */
export async function askForNewsletter(
  tx: Database,
  { id, email, language }: { id: string; email: string; language: Language },
): Promise<boolean> {
  const [known] = await rows<{ isAsked: boolean }>(
    tx,
    sql`select state = 'active' or created_at > now() - interval '1 hour' as "isAsked"
        from newsletter_subscribers where id = ${id}`,
  );
  await tx.execute(sql`
    insert into newsletter_subscribers (id, email, language) values (${id}, ${email}, ${language})
    on conflict (id) do update set email = excluded.email, language = excluded.language, state = 'unconfirmed', created_at = now()
    where newsletter_subscribers.state <> 'active'`);
  return !known?.isAsked;
}

/** Undefined for somebody who never asked, or was erased. */
export async function subscriberState(database: Database, id: string): Promise<MailingState | undefined> {
  const [found] = await rows<{ state: MailingState }>(
    database,
    sql`select state from newsletter_subscribers where id = ${id}`,
  );
  return found?.state;
}

export async function confirmNewsletter(database: Database, id: string): Promise<void> {
  await database.execute(sql`
    update newsletter_subscribers set state = 'active', confirmed_at = now(), stopped_at = null
    where id = ${id} and state <> 'active'`);
}

export async function stopNewsletter(database: Database, id: string): Promise<void> {
  await database.execute(sql`
    update newsletter_subscribers set state = 'stopped', stopped_at = now() where id = ${id} and state <> 'stopped'`);
}

/** Those who confirmed it, for the agency's own program that sends it. */
export function subscribers(
  database: Database,
): Promise<{ email: string; language: Language; confirmedAt: string }[]> {
  return rows(
    database,
    sql`select email, language, to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "confirmedAt"
        from newsletter_subscribers where state = 'active' order by email`,
  );
}
