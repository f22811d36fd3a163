import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Result of an attempt to send a mail. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'dead'; reason: string }
  /** `letsOthersPass`: the server does not want this very mail; later ones to the same receiver need not wait for it. */
  | { state: 'queued'; reason: string; retryInSeconds: number; letsOthersPass: boolean };

/** Stores the result of an attempt. */
export async function settleMail(database: Database, id: string, outcome: Outcome): Promise<void> {
  const reason = outcome.state === 'sent' ? null : outcome.reason;
  const wait = outcome.state === 'queued' ? outcome.retryInSeconds : 0;
  const place = outcome.state === 'queued' && outcome.letsOthersPass ? sql`, position = default` : sql``;
  await database.execute(sql`
    update outbox_mails
    set state = ${outcome.state}, last_error = ${reason}, due_at = now() + make_interval(secs => ${wait}::int),
      recipient = case when forgets_recipient and ${outcome.state} <> 'queued' then '' else recipient end,
      sent_at = case when ${outcome.state} = 'sent' then now() end${place}
    where id = ${id} and state = 'queued'`);
}
