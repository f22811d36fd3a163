import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { and, eq, ne, sql } from '../../database/drizzle.ts';
import { outboxWebhooks } from '../../database/schema/webhook.ts';

/** A form as the agency's own programs get it: that of the export (`npm run leads`). */
interface ToldSubmission {
  id: string;
  sentAt: string;
  form: string;
  language: string;
  propertyId: number | null;
  fields: object;
}

/** Notes that a form is to be told. Pass its transaction, so that it is told once, and only if it is stored. */
export async function queueWebhook(transaction: Database, submission: ToldSubmission): Promise<void> {
  const body = JSON.stringify({ event: 'submission', ...submission });
  await transaction.insert(outboxWebhooks).values({ id: randomUUID(), submissionId: submission.id, body });
}

const { id, submissionId, state, attempts, createdAt, lastError } = outboxWebhooks;

/** A form that the webhook has not taken. */
export type WaitingWebhook = Awaited<ReturnType<typeof waitingWebhooks>>[number];

/** Deliveries that wait for their next attempt, and those that were given up; the oldest first. */
export const waitingWebhooks = (database: Database) =>
  database
    .select({
      id,
      submissionId,
      state,
      attempts,
      lastError,
      createdAt: sql`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.mapWith(String),
    })
    .from(outboxWebhooks)
    .where(ne(state, 'sent'))
    .orderBy(createdAt, id);

/** All that were given up, or one of any that wait. */
const which = (wanted: string | undefined) =>
  wanted === undefined ? eq(state, 'dead') : and(ne(state, 'sent'), sql`${id}::text = ${wanted}`);

/** Has deliveries tried again from now on: all that were given up, or one of any that wait. Returns how many. */
export async function retryWebhooks(database: Database, wanted?: string): Promise<number> {
  const { rowCount } = await database
    .update(outboxWebhooks)
    .set({ state: 'queued', attempts: 0, dueAt: sql`now()` })
    .where(which(wanted));
  return rowCount ?? 0;
}

/** Removes deliveries that will not be made: all that were given up, or one of any that wait. Returns how many. */
export async function dropWebhooks(database: Database, wanted?: string): Promise<number> {
  return (await database.delete(outboxWebhooks).where(which(wanted))).rowCount ?? 0;
}
