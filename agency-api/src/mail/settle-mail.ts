import { and, eq, sql } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema/mail.ts';

/** Result of an attempt to send a mail. */
export type Outcome = { state: 'sent' } | { state: 'dead'; reason: string } | Retry;

interface Retry {
  state: 'queued';
  reason: string;
  retryInSeconds: number;
  /** There was no server, or it did not let us in: the first mail that leaves says that it is back. */
  waitsForServer: boolean;
  /** The server does not want this very mail: later ones to the same receiver need not wait for it. */
  letsOthersPass: boolean;
}

/** Stores the result of an attempt. Once a mail has left, those that wait for the server are due. */
export async function settleMail(database: Database, id: string, outcome: Outcome): Promise<void> {
  const reason = outcome.state === 'sent' ? null : outcome.reason;
  const wait = outcome.state === 'queued' ? outcome.retryInSeconds : 0;
  const place = outcome.state === 'queued' && outcome.letsOthersPass ? sql`, position = default` : sql``;
  await database.execute(sql`
    update outbox_mails
    set state = ${outcome.state}, last_error = ${reason}, due_at = now() + make_interval(secs => ${wait}::int),
      recipient = case when forgets_recipient and ${outcome.state} <> 'queued' then '' else recipient end,
      sent_at = case when ${outcome.state} = 'sent' then now() end, waits_for_server = ${outcome.state === 'queued' && outcome.waitsForServer}${place}
    where id = ${id} and state = 'queued'`);
  if (outcome.state === 'sent')
    await database
      .update(outboxMails)
      .set({ dueAt: sql`now()` })
      .where(
        and(eq(outboxMails.state, 'queued'), outboxMails.waitsForServer, sql`${outboxMails.dueAt} > now()`),
      );
}
