import { and, eq, ne, sql } from '../../database/drizzle.ts';
import type { Demand } from 'shared-kit/contracts/api/mail-access';
import type { Database } from '../../database/database.ts';
import { demands } from '../../database/schema/demands.ts';
import { dropMatches } from './store-demand.ts';

/** A demand as its link shows it; undefined when it was erased. */
export async function findDemand(database: Database, id: string): Promise<Demand | undefined> {
  const { state, fields } = demands;
  const [found] = await database.select({ state, fields }).from(demands).where(eq(demands.id, id));
  return found;
}

/** Confirms a demand, or takes it up again. From then on it is told of what imports bring. */
export async function confirmDemand(database: Database, id: string): Promise<void> {
  await database
    .update(demands)
    .set({ state: 'active', confirmedAt: sql`now()`, stoppedAt: null })
    .where(and(eq(demands.id, id), ne(demands.state, 'active')));
}

/** Stops a demand; what it was still to be told is dropped. */
export async function stopDemand(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .update(demands)
      .set({ state: 'stopped', stoppedAt: sql`now()` })
      .where(and(eq(demands.id, id), ne(demands.state, 'stopped')));
    await dropMatches(tx, id);
  });
}
