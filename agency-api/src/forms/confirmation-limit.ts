import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** Confirmations that a mailbox gets at most. */
const PER_HOUR = 5;
const PER_DAY = 10;

/**
 * Whether the visitor is sent a confirmation, in the transaction that holds the lock of the mailbox. Past the limit the form is
 * taken as any other and only the confirmation is left out: a refusal would tell strangers that somebody with this
 * address wrote to the agency, and would let them keep that person from writing.
 */
export async function mayConfirm(transaction: Database, mailbox: string): Promise<boolean> {
  const [stored] = await rows<{ hour: number; day: number }>(
    transaction,
    sql`select count(*) filter (where created_at > now() - interval '1 hour')::int as hour, count(*)::int as day
        from form_submissions where email = ${mailbox} and created_at > now() - interval '1 day'`,
  );
  return stored!.hour < PER_HOUR && stored!.day < PER_DAY;
}
