import { createHmac } from 'node:crypto';
import { and, eq, ne, sql } from '../../database/drizzle.ts';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { newsletterSubscribers } from '../../database/schema/mailings.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { addressKey } from '../../mail/mailbox-key.ts';

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
  const { state, createdAt } = newsletterSubscribers;
  const [known] = await tx
    .select({
      isAsked: sql`${state} = 'active' or ${createdAt} > now() - interval '1 hour'`.mapWith(Boolean),
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id));
  await tx
    .insert(newsletterSubscribers)
    .values({ id, email, language })
    .onConflictDoUpdate({
      target: newsletterSubscribers.id,
      set: { email, language, state: 'unconfirmed', createdAt: sql`now()` },
      setWhere: ne(state, 'active'),
    });
  return !known?.isAsked;
}

/** Undefined for somebody who never asked, or was erased. */
export async function subscriberState(database: Database, id: string): Promise<MailingState | undefined> {
  const { state } = newsletterSubscribers;
  const [found] = await database
    .select({ state })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id));
  return found?.state;
}

export async function confirmNewsletter(database: Database, id: string): Promise<void> {
  await database
    .update(newsletterSubscribers)
    .set({ state: 'active', confirmedAt: sql`now()`, stoppedAt: null })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, 'active')));
}

export async function stopNewsletter(database: Database, id: string): Promise<void> {
  await database
    .update(newsletterSubscribers)
    .set({ state: 'stopped', stoppedAt: sql`now()` })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, 'stopped')));
}

/** Those who confirmed it, for the agency's own program that sends it. */
export function subscribers(
  database: Database,
): Promise<{ email: string; language: Language; confirmedAt: string }[]> {
  const { email, language, confirmedAt, state } = newsletterSubscribers;
  return database
    .select({
      email,
      language,
      confirmedAt: sql`to_char(${confirmedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.mapWith(
        String,
      ),
    })
    .from(newsletterSubscribers)
    .where(eq(state, 'active'))
    .orderBy(email);
}
