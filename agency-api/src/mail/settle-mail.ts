import { and, eq, gt, sql } from '../database/drizzle.ts';
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
  const { state, dueAt, recipient, forgetsRecipient, waitsForServer } = outboxMails;
  await database
    .update(outboxMails)
    .set({
      state: outcome.state,
      lastError: reason,
      dueAt: sql`now() + make_interval(secs => ${wait}::int)`,
      sentAt: outcome.state === 'sent' ? sql`now()` : null,
      waitsForServer: outcome.state === 'queued' && outcome.waitsForServer,
      ...(outcome.state !== 'queued' && {
        recipient: sql`case when ${forgetsRecipient} then '' else ${recipient} end`,
      }),
      ...(outcome.state === 'queued' && outcome.letsOthersPass && { position: sql`default` }),
    })
    .where(and(eq(outboxMails.id, id), eq(state, 'queued')));
  if (outcome.state === 'sent')
    await database
      .update(outboxMails)
      .set({ dueAt: sql`now()` })
      .where(and(eq(state, 'queued'), waitsForServer, gt(dueAt, sql`now()`)));
}
