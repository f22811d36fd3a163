import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** Maximum number of confirmations per mailbox. */
const PER_HOUR = 5;
const PER_DAY = 10;

/**
 * Whether the visitor gets a confirmation, checked in the transaction that holds the lock of the mailbox. Past the limit the form
 * is accepted and only the confirmation is left out: a refusal would reveal to strangers that the owner of this
 * address wrote to the agency, and would let them block that person.
 */
export async function mayConfirm(transaction: Database, mailbox: string): Promise<boolean> {
  const [stored] = await rows<{ hour: number; day: number }>(
    transaction,
    sql`select count(*) filter (where created_at > now() - interval '1 hour')::int as hour, count(*)::int as day
        from form_submissions where email = ${mailbox} and created_at > now() - interval '1 day'`,
  );
  return stored!.hour < PER_HOUR && stored!.day < PER_DAY;
}
