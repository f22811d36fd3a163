import {
  and,
  eq,
  exists,
  inArray,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQLWrapper,
} from '../database/drizzle.ts';
import { erasePastChanges } from '../owners/auth/email-change/email-changes.ts';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/appointments.ts';
import { demandMatches, demands } from '../database/schema/demands.ts';
import { formSubmissions } from '../database/schema/forms.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { newsletterSubscribers } from '../database/schema/mailings.ts';
import { ownerDocuments } from '../database/schema/owner-accounts.ts';
import { testimonials } from '../database/schema/testimonials.ts';
import { uploads } from '../database/schema/uploads.ts';
import { outboxWebhooks } from '../database/schema/webhook.ts';
import { eraseOldTrials } from '../inbox/forms/trial-forms.ts';

/** How many rows were erased, or would be. */
type ErasedCounts = Record<
  | 'forms'
  | 'trialForms'
  | 'keptOffers'
  | 'ownerDocuments'
  | 'emailChanges'
  | 'demands'
  | 'appointments'
  | 'mails'
  | 'files',
  number
>;

/** How long offers are kept, in months: accepted ones must be, and only the agency knows which were (product V47). */
const OFFER_MONTHS = 120;

interface EraseOptions {
  months: number;
  /** Applications for rentals are kept shorter (product U3). */
  applicationDays: number;
  isTrial: boolean;
}

/**
 * Erases what visitors sent longer ago than the privacy statement promises to keep it. An alert that its visitor still gets is kept;
 * a mail is erased with its form; offers are kept for ten years, with the mails that carry their document; changes of owners' e-mails go once they can no longer be undone. Files are marked, and removed by `sweepUploads`. `isTrial` counts and erases nothing.
 */
export async function eraseOld(
  database: Database,
  { months, applicationDays, isTrial }: EraseOptions,
): Promise<ErasedCounts> {
  const olderThan = (moment: SQLWrapper, age: number) =>
    sql`${moment} < now() - make_interval(months => ${age}::int)`;
  const old = (moment: SQLWrapper) => olderThan(moment, months);
  const oldApplication = (moment: SQLWrapper) =>
    sql`${moment} < now() - make_interval(days => ${applicationDays}::int)`;
  const counts: ErasedCounts = {
    forms: 0,
    trialForms: 0,
    keptOffers: 0,
    ownerDocuments: 0,
    emailChanges: 0,
    demands: 0,
    appointments: 0,
    mails: 0,
    files: 0,
  };
  await database
    .transaction(async (tx) => {
      const count = async (statement: Promise<{ rowCount: number | null }>) =>
        (await statement).rowCount ?? 0;
      const active = tx.select({ id: demands.id }).from(demands).where(eq(demands.state, 'active'));
      const forms = formSubmissions;
      const isOldApplication = and(eq(forms.kind, 'rent-application'), oldApplication(forms.createdAt));
      const isOffer = eq(forms.kind, 'offer');
      const isOld = and(old(forms.createdAt), or(not(isOffer), olderThan(forms.createdAt, OFFER_MONTHS)));
      counts.forms = await count(
        tx.delete(forms).where(and(notInArray(forms.id, active), or(isOld, isOldApplication))),
      );
      counts.trialForms = await eraseOldTrials(tx);
      counts.keptOffers = await tx.$count(forms, and(isOffer, old(forms.createdAt)));
      counts.ownerDocuments = await count(tx.delete(ownerDocuments).where(old(ownerDocuments.createdAt)));
      counts.emailChanges = await erasePastChanges(tx);
      const { submissionId } = uploads;
      const isErased = sql`${submissionId} is not null and ${submissionId} not in (
        select id from form_submissions union all select id from owner_documents)`;
      counts.files = await count(
        tx
          .update(uploads)
          .set({ state: 'removing' })
          .where(and(eq(uploads.state, 'kept'), isErased)),
      );
      const mails = outboxMails;
      const isOldMail = or(old(mails.createdAt), and(mails.isShortLived, oldApplication(mails.createdAt)));
      const carriesOffer = exists(
        tx
          .select({ id: forms.id })
          .from(forms)
          .where(
            and(
              isOffer,
              sql`${mails.attachments} ->> 0 like '%-' || (${forms.fields} ->> 'offerNumber') || '.pdf"%'`,
            ),
          ),
      );
      counts.mails = await count(
        tx.delete(mails).where(and(ne(mails.state, 'queued'), isOldMail, not(carriesOffer))),
      );
      counts.appointments = await count(tx.delete(appointments).where(old(appointments.createdAt)));
      const kept = tx.select({ id: forms.id }).from(forms);
      await tx
        .delete(outboxWebhooks)
        .where(or(old(outboxWebhooks.createdAt), notInArray(outboxWebhooks.submissionId, kept)));
      const isOver = (table: typeof demands | typeof newsletterSubscribers) =>
        and(
          ne(table.state, 'active'),
          old(sql`greatest(${table.createdAt}, ${table.confirmedAt}, ${table.stoppedAt})`),
        );
      const over = tx.select({ id: demands.id }).from(demands).where(isOver(demands));
      await tx.delete(demandMatches).where(inArray(demandMatches.demandId, over));
      await tx.delete(newsletterSubscribers).where(isOver(newsletterSubscribers));
      // A published testimonial stays until it is taken back, without the address of its author.
      const { state, decisions, createdAt, decidedAt } = testimonials;
      await tx
        .delete(testimonials)
        .where(and(ne(state, 'published'), old(sql`greatest(${createdAt}, ${decidedAt})`)));
      const withoutNotes = sql`(select coalesce(jsonb_agg(decision - 'note'), '[]') from jsonb_array_elements(${decisions}) decision)`;
      await tx
        .update(testimonials)
        .set({ email: '', about: '', decisions: withoutNotes })
        .where(old(createdAt));
      counts.demands = await count(tx.delete(demands).where(isOver(demands)));
      if (isTrial) throw new Trial();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Trial)) throw error;
    });
  return counts;
}

/** Undoes a trial. */
class Trial extends Error {}
