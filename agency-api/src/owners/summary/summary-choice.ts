import { sql } from 'drizzle-orm';
import { belgianDay, startOfWeek } from '../../clock/belgian-day.ts';
import { rows, type Database } from '../../database/database.ts';

/** Whether an owner gets the summary; by the e-mail of the feeds. */
export async function isSummaryWanted(database: Database, email: string): Promise<boolean> {
  return (await rows(database, sql`select from owner_summaries where email = ${email}`)).length > 0;
}

/** Begins the summary, the first of which comes next week, or ends it. */
export async function chooseSummary(
  database: Database,
  { email, isWanted, site }: { email: string; isWanted: boolean; site: string | undefined },
): Promise<void> {
  if (!isWanted)
    return void (await database.execute(sql`delete from owner_summaries where email = ${email}`));
  const week = startOfWeek(belgianDay(new Date()));
  await database.execute(sql`
    insert into owner_summaries (email, week, site) values (${email}, ${week}::date, ${site ?? null})
    on conflict (email) do nothing`);
}
