import * as z from 'zod';
import { rows, type Database } from '../database/database.ts';
import { sql, and, eq, gt } from '../database/drizzle.ts';
import { outboxMails } from '../database/schema/mail.ts';

const claimedMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  recipientName: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).nullable(),
  attachments: z
    .array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }))
    .nullable(),
  /** Including this attempt. */
  attempts: z.number(),
});
/** A mail that this process has claimed for a limited time. */
export type ClaimedMail = z.infer<typeof claimedMailSchema>;

/** Longer than the transport's timeouts: a claim that expires belongs to a process that died. */
const LEASE_SECONDS = 180;

/**
 * Claims the next mail that is due. Concurrent processes get different ones. A receiver gets mails in the order in which they were
 * queued: one waits while an earlier one is under way or to be tried again, but not for one that was put off on purpose.
 */
export async function claimMail(database: Database): Promise<ClaimedMail | undefined> {
  const [mail] = await rows(
    database,
    sql`with due as materialized (
          select id from outbox_mails next where state = 'queued' and due_at <= now()
            and not exists (
              select from outbox_mails earlier
              where earlier.state = 'queued' and earlier.recipient = next.recipient and earlier.position < next.position
                and (earlier.attempts > 0 or earlier.due_at <= now()))
          order by due_at, position limit 1 for update skip locked
        )
        update outbox_mails mail
        set attempts = attempts + 1, waits_for_server = false, due_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
        from due where mail.id = due.id
        returning mail.id, mail.recipient, mail.recipient_name as "recipientName", mail.reply_to as "replyTo",
          mail.subject, mail.text, mail.html, mail.headers, mail.attachments, mail.attempts`,
    claimedMailSchema,
  );
  return mail;
}

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
