import type { AppointmentState, BookedVisit } from 'shared-kit/contracts/api/appointments';
import type { Language } from 'shared-kit/domain/languages';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { and, eq, gt, inArray, isNull, lte, QueryBuilder, sql } from '../../database/drizzle.ts';
import { appointments } from '../../database/schema/appointments.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { expiringToken, idOfExpiringToken } from '../../mail/expiring-token.ts';

/** An appointment as it is stored, with what its visitor wrote. */
export interface StoredAppointment {
  id: string;
  propertyId: number;
  email: string;
  language: Language;
  state: AppointmentState;
  day: string;
  slot: string;
  isOver: boolean;
  isByHand: boolean;
  sequence: number;
  reason: string;
  officeMailbox: string;
  site: string | null;
  fields: VisitorFields;
}

/** What the visitor wrote of themselves. */
const visitorFieldsSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    remark: z.string(),
    newsletter: z.boolean(),
  })
  .partial();
export type VisitorFields = z.infer<typeof visitorFieldsSchema>;

const { id, propertyId, email, language, state, day, slot, isByHand, sequence, reason, officeMailbox, site } =
  appointments;
const { startsAt, remindAt, remindedAt } = appointments;
const formFields = new QueryBuilder()
  .select({ fields: formSubmissions.fields })
  .from(formSubmissions)
  .where(eq(formSubmissions.id, id));
const COLUMNS = {
  ...{ id, propertyId, email, language, state, day, slot, isByHand, sequence, reason, officeMailbox, site },
  isOver: lte(startsAt, sql`now()`).mapWith(Boolean),
  fields: sql`coalesce(${formFields}, '{}'::jsonb)`.mapWith(visitorFieldsSchema.parse),
};

/** Undefined when it was erased. With `isLocked` nobody else changes it until the transaction ends. */
export async function findAppointment(
  database: Database,
  wanted: string,
  isLocked = false,
): Promise<StoredAppointment | undefined> {
  const query = database
    .select(COLUMNS)
    .from(appointments)
    .where(sql`${id}::text = ${wanted}`);
  const [found] = await (isLocked ? query.for('update') : query);
  return found;
}

/** Notes for up to `count` confirmed appointments that their visitors are reminded from this moment on, and returns those. */
export function claimReminders(tx: Database, now: Date, count: number): Promise<StoredAppointment[]> {
  const moment = now.toISOString();
  const due = tx
    .select({ id })
    .from(appointments)
    .where(and(eq(state, 'confirmed'), isNull(remindedAt), lte(remindAt, moment), gt(startsAt, moment)))
    .orderBy(remindAt)
    .limit(count)
    .for('update', { skipLocked: true });
  return tx.update(appointments).set({ remindedAt: moment }).where(inArray(id, due)).returning(COLUMNS);
}

/** Days for which the page after a booking tells its time; after that the mails do. */
const DAYS = 1;

/** By what the page after a booking asks for its time. It opens nothing else: it stands in an address, which others may see. */
export const bookedVisitToken = (database: Database, id: string, now = Date.now()): Promise<string> =>
  expiringToken(database, 'booked-visit', { id, days: DAYS, now });

/** The visit of a token, as it is by now. Throws `ApiFault` 422 on the field `visit` for one that is not signed, or old. */
export async function bookedVisit(database: Database, token: string): Promise<BookedVisit> {
  const signed = await idOfExpiringToken(database, 'booked-visit', token);
  const found = signed && !signed.isExpired ? await findAppointment(database, signed.id) : undefined;
  if (!found)
    throw new ApiFault('invalid-input', [
      { field: 'visit', rule: 'of a receipt that holds', messageKey: 'invalid' },
    ]);
  const { state, day, slot } = found;
  return { state, day, slot };
}
