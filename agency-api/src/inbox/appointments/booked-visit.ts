import type { BookedVisit } from 'shared-kit/contracts/api/appointments';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { expiringToken, idOfExpiringToken } from '../../mail/expiring-token.ts';
import { findAppointment } from './appointment.ts';

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
