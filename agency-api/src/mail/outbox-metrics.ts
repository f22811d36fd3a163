import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { rows, type Database } from '../database/database.ts';

const STATES = ['queued', 'sent', 'dead'] as const;

/** `outbox_mails{state}`: a dead mail needs an operator. */
export function measureOutbox(registry: Registry, database: Database): void {
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails in the outbox, by state: queued, sent, or dead (given up)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countByState(database).catch(() => undefined);
      if (!counts) return this.reset();
      for (const state of STATES) this.set({ state }, counts.get(state) ?? 0);
    },
  });
}

async function countByState(database: Database): Promise<Map<string, number>> {
  const counted = await rows<{ state: string; count: number }>(
    database,
    sql`select state, count(*)::int as count from outbox_mails group by state`,
  );
  return new Map(counted.map(({ state, count }) => [state, count]));
}
