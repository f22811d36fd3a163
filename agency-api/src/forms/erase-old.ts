import { sql } from 'drizzle-orm';
import { erasePastChanges } from '../auth/email-change/email-changes.ts';
import { rows, type Database } from '../database/database.ts';

/** How many rows were erased, or would be. */
export type ErasedCounts = Record<
  'forms' | 'ownerDocuments' | 'emailChanges' | 'demands' | 'appointments' | 'mails' | 'files',
  number
>;

interface EraseOptions {
  months: number;
  /** Applications for rentals are kept shorter (product U3). */
  applicationDays: number;
  isTrial: boolean;
}

/**
 * Erases what visitors sent longer ago than the privacy statement promises to keep it. An alert that its visitor still gets is kept;
 * a mail is erased with its form; changes of owners' e-mails go once they can no longer be undone. Files are marked, and removed by `sweepUploads`. `isTrial` counts and erases nothing.
 */
export async function eraseOld(
  database: Database,
  { months, applicationDays, isTrial }: EraseOptions,
): Promise<ErasedCounts> {
  const old = (column: string) => sql`${sql.raw(column)} < now() - make_interval(months => ${months}::int)`;
  const counts: ErasedCounts = {
    forms: 0,
    ownerDocuments: 0,
    emailChanges: 0,
    demands: 0,
    appointments: 0,
    mails: 0,
    files: 0,
  };
  await database
    .transaction(async (tx) => {
      const count = async (statement: ReturnType<typeof sql>) => (await rows(tx, statement)).length;
      const isKept = sql`id in (select id from demands where state = 'active')`;
      counts.forms = await count(
        sql`delete from form_submissions where not (${isKept}) and (${old('created_at')}
            or kind = 'rent-application' and created_at < now() - make_interval(days => ${applicationDays}::int)) returning 1`,
      );
      counts.ownerDocuments = await count(
        sql`delete from owner_documents where ${old('created_at')} returning 1`,
      );
      counts.emailChanges = await erasePastChanges(tx);
      counts.files = await count(
        sql`update uploads set state = 'removing' where submission_id is not null and state = 'kept'
            and submission_id not in (select id from form_submissions union all select id from owner_documents) returning 1`,
      );
      counts.mails = await count(
        sql`delete from outbox_mails where state <> 'queued' and (${old('created_at')}
            or is_short_lived and created_at < now() - make_interval(days => ${applicationDays}::int)) returning 1`,
      );
      counts.appointments = await count(sql`delete from appointments where ${old('created_at')} returning 1`);
      await tx.execute(
        sql`delete from outbox_webhooks where ${old('created_at')} or submission_id not in (select id from form_submissions)`,
      );
      const over = sql`state <> 'active' and ${old('greatest(created_at, confirmed_at, stopped_at)')}`;
      await tx.execute(
        sql`delete from demand_matches where demand_id in (select id from demands where ${over})`,
      );
      await tx.execute(
        sql`delete from newsletter_subscribers where state <> 'active' and ${old('greatest(created_at, confirmed_at, stopped_at)')}`,
      );
      // A published testimonial stays until it is taken back, without the address of its author.
      await tx.execute(
        sql`delete from testimonials where state <> 'published' and ${old('greatest(created_at, decided_at)')}`,
      );
      await tx.execute(
        sql`update testimonials set email = '', about = '', decisions = (select coalesce(jsonb_agg(decision - 'note'), '[]') from jsonb_array_elements(decisions) decision) where ${old('created_at')}`,
      );
      counts.demands = await count(sql`delete from demands where ${over} returning 1`);
      if (isTrial) throw new Trial();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Trial)) throw error;
    });
  return counts;
}

/** Undoes a trial. */
class Trial extends Error {}
