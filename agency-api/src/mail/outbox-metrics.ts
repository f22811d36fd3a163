import { count } from '../database/drizzle.ts';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { outboxWebhooks } from '../database/schema/webhook.ts';

const STATES = ['queued', 'sent', 'dead'] as const;

/** `facade_outbox_mails{state}` and `facade_outbox_webhooks{state}`: what is dead needs an operator. */
export function measureOutbox(registry: Registry, database: Database): void {
  measure(registry, database, outboxMails, 'facade_outbox_mails', 'Mails in the outbox');
  measure(registry, database, outboxWebhooks, 'facade_outbox_webhooks', 'Forms for the webhook');
}

type Table = typeof outboxMails | typeof outboxWebhooks;

function measure(registry: Registry, database: Database, table: Table, name: string, what: string): void {
  new Gauge({
    name,
    help: `${what}, by state: queued, sent, or dead (given up)`,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countByState(database, table).catch(() => undefined);
      if (!counts) return this.reset();
      for (const state of STATES) this.set({ state }, counts.get(state) ?? 0);
    },
  });
}

async function countByState(database: Database, table: Table): Promise<Map<string, number>> {
  const { state } = table;
  const counted = await database.select({ state, count: count() }).from(table).groupBy(state);
  return new Map(counted.map((row) => [row.state, row.count]));
}
