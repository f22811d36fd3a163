import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password-hash.ts';
import { reconcileAccount } from '../auth/reconcile-account.ts';
import { rows, type Database } from '../database/database.ts';
import { DEMO_SIGN_IN } from '../demo/people/demo-sign-in.ts';
import { belgianDay } from '../visits/belgian-day.ts';

const DAYS_SEEN = 60;

/**
 * Opens the owner portal of a demo site: one owner gets the known password, and the owners' properties have been visited.
 * Does nothing where there is no demo data, or where it was done.
 */
export async function openDemoPortal(database: Database): Promise<void> {
  const demo = await rows(database, sql`select language from feeds where origin = 'demo' limit 1`);
  if (demo.length === 0) return;
  await database.transaction(async (tx) => {
    await givePassword(tx);
    await visitProperties(tx);
  });
}

async function givePassword(tx: Database): Promise<void> {
  const { email, password } = DEMO_SIGN_IN;
  await reconcileAccount(tx, email);
  await tx.execute(sql`
    insert into owner_credentials (id, external_id, provider, account_id, password)
    select ${randomUUID()}, a.id, 'credential', a.id, ${await hashPassword(password)}
    from owner_accounts a
    where a.email = ${email} and not exists (select from owner_credentials c where c.account_id = a.id)`);
}

/** None to thirteen visits a day, the same on every machine. */
async function visitProperties(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into property_visits (property_id, day, visits)
    select id, day, visits
    from (
      select distinct id, ${belgianDay(new Date())}::date - ago as day,
        ('x' || left(md5(id || ':' || ago), 4))::bit(16)::int % 14 as visits
      from owners, unnest(property_ids) as id, generate_series(0, ${DAYS_SEEN}::int) as ago
    ) as seen
    where visits > 0 and not exists (select from property_visits)
    on conflict do nothing`);
}
