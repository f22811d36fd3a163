import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { rows, type Database } from '../database/database.ts';

const STATES = ['queued', 'sent', 'dead'] as const;

/** `outbox_mails{state}` and `outbox_webhooks{state}`: what is dead needs an operator. */
export function measureOutbox(registry: Registry, database: Database): void {
  measure(registry, database, 'outbox_mails', 'Mails in the outbox');
  measure(registry, database, 'outbox_webhooks', 'Forms for the webhook');
}

type Table = 'outbox_mails' | 'outbox_webhooks';

function measure(registry: Registry, database: Database, name: Table, what: string): void {
  new Gauge({
    name,
    help: `${what}, by state: queued, sent, or dead (given up)`,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countByState(database, name).catch(() => undefined);
      if (!counts) return this.reset();
      for (const state of STATES) this.set({ state }, counts.get(state) ?? 0);
    },
  });
}

async function countByState(database: Database, table: Table): Promise<Map<string, number>> {
  const counted = await rows<{ state: string; count: number }>(
    database,
    sql`select state, count(*)::int as count from ${sql.identifier(table)} group by state`,
  );
  return new Map(counted.map(({ state, count }) => [state, count]));
}
