import { and, count, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { formSubmissions } from '../../database/schema/forms.ts';

/** Most mails to a mailbox that somebody typed into forms. */
const PER_HOUR = 5;
const PER_DAY = 10;
/** Most of those a day that wait for their turn. */
const WAITING_PER_DAY = 10;

const HOUR = 3_600;

/** Whether and when a mailbox may get another mail, in seconds from now; undefined: not at all. */
export interface MailAllowance {
  /** For a mere confirmation: now, or it is left out. */
  confirmation: 0 | undefined;
  /** For a mail without which nothing begins, such as one that asks whether a search alert is wanted: it waits. */
  optIn: number | undefined;
}

/**
 * What the visitor's mailbox may get, checked in the transaction that holds its lock (product V43). Past the limit the form is accepted and
 * answered like any other: a refusal would reveal to strangers that the owner of this address wrote to the agency, and would let them block
 * that person. A confirmation is left out then; a mail that asks whoever has the mailbox whether they want something leaves later. Of
 * very many even those are left out, so that no mailbox can be filled for days.
 */
export async function mailAllowance(transaction: Database, mailbox: string): Promise<MailAllowance> {
  const { email, createdAt } = formSubmissions;
  const [stored] = await transaction
    .select({
      hour: sql`count(*) filter (where ${createdAt} > now() - interval '1 hour')`.mapWith(Number),
      day: count(),
    })
    .from(formSubmissions)
    .where(and(eq(email, mailbox), sql`${createdAt} > now() - interval '1 day'`));
  const { hour, day } = stored!;
  if (day >= PER_DAY + WAITING_PER_DAY) return { confirmation: undefined, optIn: undefined };
  if (day >= PER_DAY) return { confirmation: undefined, optIn: 24 * HOUR };
  if (hour >= PER_HOUR) return { confirmation: undefined, optIn: HOUR };
  return { confirmation: 0, optIn: 0 };
}
