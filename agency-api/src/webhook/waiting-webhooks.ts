import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** A form that the webhook has not taken. */
export interface WaitingWebhook {
  id: string;
  submissionId: string;
  state: 'queued' | 'dead';
  attempts: number;
  createdAt: string;
  lastError: string | null;
}

/** Deliveries that wait for their next attempt, and those that were given up; the oldest first. */
export function waitingWebhooks(database: Database): Promise<WaitingWebhook[]> {
  return rows<WaitingWebhook>(
    database,
    sql`select id, submission_id as "submissionId", state, attempts, last_error as "lastError",
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "createdAt"
        from outbox_webhooks where state <> 'sent' order by outbox_webhooks.created_at, id`,
  );
}

/** Has deliveries tried again from now on: all that were given up, or one of any that wait. Returns how many. */
export async function retryWebhooks(database: Database, id?: string): Promise<number> {
  const which = id === undefined ? sql`state = 'dead'` : sql`state <> 'sent' and id::text = ${id}`;
  const retried = await rows(
    database,
    sql`update outbox_webhooks set state = 'queued', attempts = 0, due_at = now() where ${which} returning id`,
  );
  return retried.length;
}

/** Removes deliveries that will not be made: all that were given up, or one of any that wait. Returns how many. */
export async function dropWebhooks(database: Database, id?: string): Promise<number> {
  const which = id === undefined ? sql`state = 'dead'` : sql`state <> 'sent' and id::text = ${id}`;
  return (await rows(database, sql`delete from outbox_webhooks where ${which} returning id`)).length;
}
