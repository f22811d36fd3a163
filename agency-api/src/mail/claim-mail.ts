import { sql } from '../database/drizzle.ts';
import * as z from 'zod';
import { rows, type Database } from '../database/database.ts';

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
