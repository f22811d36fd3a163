import { and, eq, gt, inArray, isNull, lte, sql } from '../database/drizzle.ts';
import type { AppointmentState } from 'shared-kit/contracts/api/appointments';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/appointments.ts';

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
export interface VisitorFields {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  remark?: string;
  newsletter?: boolean;
}

const { id, propertyId, email, language, state, day, slot, isByHand, sequence, reason, officeMailbox, site } =
  appointments;
const { startsAt, remindAt, remindedAt } = appointments;
const COLUMNS = {
  ...{ id, propertyId, email, language, state, day, slot, isByHand, sequence, reason, officeMailbox, site },
  isOver: sql<boolean>`${startsAt} <= now()`,
  // The builder writes columns of the one table without its name, which within the brackets would be those of the form.
  fields: sql<VisitorFields>`coalesce((select f.fields from form_submissions f where f.id = appointments.id), '{}'::jsonb)`,
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
