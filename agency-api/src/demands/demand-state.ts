import { sql } from 'drizzle-orm';
import type { Demand } from 'shared-kit/contracts/api/mail-access';
import { rows, type Database } from '../database/database.ts';

/** A demand as its link shows it; undefined when it was erased. */
export async function findDemand(database: Database, id: string): Promise<Demand | undefined> {
  const [found] = await rows<Demand>(database, sql`select state, fields from demands where id = ${id}`);
  return found;
}

/** Confirms a demand, or takes it up again. From then on it is told of what imports bring. */
export async function confirmDemand(database: Database, id: string): Promise<void> {
  await database.execute(sql`
    update demands set state = 'active', confirmed_at = now(), stopped_at = null
    where id = ${id} and state <> 'active'`);
}

/** Stops a demand; what it was still to be told is dropped. */
export async function stopDemand(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(
      sql`update demands set state = 'stopped', stopped_at = now() where id = ${id} and state <> 'stopped'`,
    );
    await tx.execute(sql`delete from demand_matches where demand_id = ${id} and alerted_at is null`);
  });
}
