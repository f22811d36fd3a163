import { and, eq, isNull, sql } from '../../database/drizzle.ts';
import type { DemandFields } from 'shared-kit/contracts/api/forms/demand';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
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
export const dropMatches = (tx: Database, id: string) =>
  tx.delete(demandMatches).where(and(eq(demandMatches.demandId, id), isNull(demandMatches.alertedAt)));

const soughtBy = (fields: DemandFields) => ({
  goal: fields.goal === 'buy' ? 0 : 1,
  criteria: toCriteria(fields),
});
