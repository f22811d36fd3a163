import { sql } from 'drizzle-orm';
import type { AppointmentState } from 'shared-kit/contracts/api/appointments';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';

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
}

const COLUMNS = sql`a.id, a.property_id as "propertyId", a.email, a.language, a.state, a.day::text as day, a.slot,
  a.starts_at <= now() as "isOver", a.is_by_hand as "isByHand", a.sequence, a.reason,
  a.office_mailbox as "officeMailbox", a.site,
  coalesce((select f.fields from form_submissions f where f.id = a.id), '{}'::jsonb) as fields`;

/** Undefined when it was erased. With `isLocked` nobody else changes it until the transaction ends. */
export async function findAppointment(
  database: Database,
  id: string,
  isLocked = false,
): Promise<StoredAppointment | undefined> {
  const [found] = await rows<StoredAppointment>(
    database,
    sql`select ${COLUMNS} from appointments a where a.id::text = ${id} ${isLocked ? sql`for update of a` : sql``}`,
  );
  return found;
}

/** Notes for up to `count` confirmed appointments that their visitors are reminded from this moment on, and returns those. */
export function claimReminders(tx: Database, now: Date, count: number): Promise<StoredAppointment[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return rows<StoredAppointment>(
    tx,
    sql`update appointments a set reminded_at = ${moment}
        where a.id in (
          select id from appointments
          where state = 'confirmed' and reminded_at is null and remind_at <= ${moment} and starts_at > ${moment}
          order by remind_at limit ${count} for update skip locked
        )
        returning ${COLUMNS}`,
  );
}
