import type { DemandFields } from 'shared-kit/contracts/api/forms/demand';
import type { Demand } from 'shared-kit/contracts/api/mail-access';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { and, eq, isNull, sql, ne } from '../../database/drizzle.ts';
import { demandMatches, demands } from '../../database/schema/demands.ts';
import { toCriteria } from './demand-criteria.ts';

/** A demand as its form was received. */
interface ReceivedDemand {
  id: string;
  language: Language;
  fields: DemandFields;
  /** Origin of the site. */
  site: string | undefined;
}

/** Registers a demand, which waits for its confirmation. Pass the transaction of the submission. */
export async function registerDemand(
  tx: Database,
  { id, language, fields, site }: ReceivedDemand,
): Promise<void> {
  const { email, frequency } = fields;
  await tx.insert(demands).values({ id, email, language, ...soughtBy(fields), frequency, fields, site });
}

/** Changes what a demand looks for; its address stays, as nobody has proved another. Returns its address; undefined when it is gone. */
export async function changeDemand(
  tx: Database,
  id: string,
  { language, fields }: Pick<ReceivedDemand, 'language' | 'fields'>,
): Promise<string | undefined> {
  const [changed] = await tx
    .update(demands)
    .set({
      language,
      ...soughtBy(fields),
      frequency: fields.frequency,
      fields: sql`${JSON.stringify(fields)}::jsonb || jsonb_build_object('email', ${demands.email})`,
    })
    .where(eq(demands.id, id))
    .returning({ email: demands.email });
  // Found for what it looked for before.
  await dropMatches(tx, id);
  return changed?.email;
}

/** Drops what a demand was still to be told. */
const dropMatches = (tx: Database, id: string) =>
  tx.delete(demandMatches).where(and(eq(demandMatches.demandId, id), isNull(demandMatches.alertedAt)));

const soughtBy = (fields: DemandFields) => ({
  goal: fields.goal === 'buy' ? 0 : 1,
  criteria: toCriteria(fields),
});

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
