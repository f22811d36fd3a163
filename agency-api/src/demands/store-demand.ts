import { sql } from 'drizzle-orm';
import type { DemandFields } from 'shared-kit/contracts/api/forms/demand';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { criteriaOf } from '../records/demand-criteria.ts';

/** A demand as its form was received. */
export interface ReceivedDemand {
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
  await tx.execute(sql`
    insert into demands (id, email, language, goal, criteria, fields, frequency, site)
    values (${id}, ${fields.email}, ${language}, ${goalOf(fields)}, ${JSON.stringify(criteriaOf(fields))}::jsonb,
      ${JSON.stringify(fields)}::jsonb, ${fields.frequency}, ${site ?? null})`);
}

/** Changes what a demand looks for; its address stays, as nobody has proved another. Returns its address; undefined when it is gone. */
export async function changeDemand(
  tx: Database,
  id: string,
  { language, fields }: Pick<ReceivedDemand, 'language' | 'fields'>,
): Promise<string | undefined> {
  const [changed] = await rows<{ email: string }>(
    tx,
    sql`update demands set language = ${language}, goal = ${goalOf(fields)}, frequency = ${fields.frequency},
          criteria = ${JSON.stringify(criteriaOf(fields))}::jsonb,
          fields = ${JSON.stringify(fields)}::jsonb || jsonb_build_object('email', email)
        where id = ${id} returning email`,
  );
  // Found for what it looked for before.
  await tx.execute(sql`delete from demand_matches where demand_id = ${id} and alerted_at is null`);
  return changed?.email;
}

const goalOf = ({ goal }: DemandFields) => (goal === 'buy' ? 0 : 1);
