import type { Database } from '../../database/database.ts';
import { and, count, eq, sql } from '../../database/drizzle.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { Submission } from './submission.ts';

/** Stored submissions of a sender in the last hour. */
interface RecentSubmissions {
  fromSender: number;
  withoutScript: number;
}

const WINDOW_SECONDS = 3600;
const PER_SENDER = 10;
/** Lower, as a form without JavaScript has no captcha, so that bots gain nothing by sending it. */
const PER_SENDER_WITHOUT_SCRIPT = 3;
/** Minimum and maximum time in ms for filling in a form. */
const FASTEST_FILL = 3_000;
const LONGEST_FILL = 24 * 3_600_000;

/** Counts submissions of the sender, in the transaction that holds its lock. */
export async function recentSubmissions(transaction: Database, sender: string): Promise<RecentSubmissions> {
  const { scriptless, createdAt } = formSubmissions;
  const [counts] = await transaction
    .select({
      fromSender: count(),
      withoutScript: sql`count(*) filter (where ${scriptless})`.mapWith(Number),
    })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.sender, sender),
        sql`${createdAt} > now() - make_interval(secs => ${WINDOW_SECONDS}::int)`,
      ),
    );
  return counts!;
}

/** Throws `ApiFault` 429. */
export function checkLimits(recent: RecentSubmissions, { scriptless }: Submission): void {
  const tooMany =
    recent.fromSender >= PER_SENDER || (scriptless && recent.withoutScript >= PER_SENDER_WITHOUT_SCRIPT);
  if (tooMany) throw new ApiFault('too-many-requests', undefined, WINDOW_SECONDS);
}

/** The risk rule: the first form of an hour needs no captcha, each further one from the same address does. */
export function needsCaptcha(recent: RecentSubmissions, { scriptless }: Submission): boolean {
  return !scriptless && recent.fromSender > 0;
}

/** A form without JavaScript must have been open long enough for a person to fill it in. Throws `ApiFault` 422. */
export function checkFillTime({ scriptless }: Submission, now = Date.now()): void {
  if (!scriptless) return;
  const open = now - scriptless.openedAt;
  if (open >= FASTEST_FILL && open <= LONGEST_FILL) return;
  throw new ApiFault('invalid-input', [
    { field: 'scriptless', rule: 'open for 3 seconds to a day', messageKey: 'invalid' },
  ]);
}

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
