import { eq } from '../../../database/drizzle.ts';
import { belgianDay, startOfWeek } from '../../../clock/belgian-time.ts';
import type { Database } from '../../../database/database.ts';
import { ownerSummaries } from '../../../database/schema/owner-accounts.ts';

/** Whether an owner gets the summary; by the e-mail of the feeds. */
export async function isSummaryWanted(database: Database, email: string): Promise<boolean> {
  return (await database.$count(ownerSummaries, eq(ownerSummaries.email, email))) > 0;
}

/** Begins the summary, the first of which comes next week, or ends it. */
export async function chooseSummary(
  database: Database,
  { email, isWanted, site }: { email: string; isWanted: boolean; site: string | undefined },
): Promise<void> {
  if (!isWanted) return void (await database.delete(ownerSummaries).where(eq(ownerSummaries.email, email)));
  const week = startOfWeek(belgianDay(new Date()));
  await database.insert(ownerSummaries).values({ email, week, site }).onConflictDoNothing();
}
