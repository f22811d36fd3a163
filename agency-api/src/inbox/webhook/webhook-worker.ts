import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod';
import { startWorker, type Worker } from '../../clock/start-worker.ts';
import { writeOnceBack } from '../../database/database-away.ts';
import { rows, type Database } from '../../database/database.ts';
import { and, eq, sql, type PgUpdateSetSource } from '../../database/drizzle.ts';
import { outboxWebhooks } from '../../database/schema/webhook.ts';
import { outcomeOfFailure } from '../../mail/retry-policy.ts';

interface WebhookDependencies {
  database: Database;
  target: WebhookTarget;
  logger: Logger;
}

const claimedSchema = z.object({
  id: z.string(),
  body: z.string(),
  /** Including this attempt. */
  attempts: z.number(),
});
type Claimed = z.infer<typeof claimedSchema>;

const BATCH = 5;
/** In ms, for what other processes queued and for retries. */
const INTERVAL = 5_000;
/** Longer than a delivery takes: a claim that expires belongs to a process that died. */
const LEASE_SECONDS = 60;

/** Delivers queued forms until stopped. Any number of processes may run it, as each delivery is claimed by one. */
export function startWebhookWorker(dependencies: WebhookDependencies): Worker {
  const worker = startWorker({
    interval: INTERVAL,
    work: (isStopped) => deliverDue(dependencies, isStopped),
    onError: (error) => dependencies.logger.error({ err: error }, 'the outbox of the webhook cannot be read'),
  });
  worker.wake();
  return worker;
}

/** Delivers every form that is due, a few at a time. */
export async function deliverDue(dependencies: WebhookDependencies, isStopped = () => false): Promise<void> {
  for (;;) {
    if (isStopped()) return;
    const claimed = await claim(dependencies.database);
    await Promise.all(claimed.map((delivery) => deliver(dependencies, delivery, isStopped)));
    if (claimed.length < BATCH) return;
  }
}

function claim(database: Database): Promise<Claimed[]> {
  return rows(
    database,
    sql`with due as materialized (
          select id from outbox_webhooks where state = 'queued' and due_at <= now()
          order by due_at limit ${BATCH} for update skip locked
        )
        update outbox_webhooks hook
        set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
        from due where hook.id = due.id
        returning hook.id, hook.body, hook.attempts`,
    claimedSchema,
  );
}

async function deliver(
  dependencies: WebhookDependencies,
  delivery: Claimed,
  isStopped: () => boolean,
): Promise<void> {
  const settled = await attempt(dependencies, delivery);
  await writeOnceBack(
    () =>
      dependencies.database
        .update(outboxWebhooks)
        .set(settled)
        .where(and(eq(outboxWebhooks.id, delivery.id), eq(outboxWebhooks.state, 'queued'))),
    isStopped,
  );
}

/** What becomes of a delivery. It is tried for five days with growing pauses, as mails are. */
async function attempt(
  { target, logger }: WebhookDependencies,
  delivery: Claimed,
): Promise<PgUpdateSetSource<typeof outboxWebhooks>> {
  const { id, attempts } = delivery;
  try {
    await sendWebhook(target, delivery);
    return { state: 'sent', sentAt: sql`now()`, lastError: null, body: '{}' };
  } catch (error) {
    const outcome = outcomeOfFailure(error, attempts);
    const details = { err: error, delivery: id, attempts };
    if (outcome.state === 'dead') logger.error(details, 'delivery to the webhook given up');
    else logger.warn(details, 'not delivered to the webhook yet');
    const wait = outcome.state === 'queued' ? outcome.retryInSeconds : 0;
    const reason = outcome.state === 'sent' ? null : outcome.reason;
    const dueAt = sql`now() + make_interval(secs => ${wait}::int)`;
    return { state: outcome.state, lastError: reason, dueAt };
  }
}

/** Where forms are told, and the secret that both sides know. */
interface WebhookTarget {
  url: string;
  secret: string;
}

/** Shorter than the claim of a delivery. */
const TIMEOUT = 15_000;

/**
 * Delivers one form. Throws for any answer but 2xx: a redirect is not followed, as it could lead what visitors wrote to an address that
 * nobody configured, or into the agency's own network.
 */
async function sendWebhook(
  { url, secret }: WebhookTarget,
  delivery: { id: string; body: string },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: webhookHeaders(delivery, secret),
    body: delivery.body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/**
 * Headers of a delivery. The signature is of time and body: a receiver computes HMAC-SHA256 of `<t>.<body>` with the shared secret, compares it
 * with `v1`, and refuses a time that is long ago.
 */
function webhookHeaders(
  { id, body }: { id: string; body: string },
  secret: string,
  now = new Date(),
): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'facade-delivery': id,
    'facade-signature': `t=${time},v1=${signature}`,
  };
}
