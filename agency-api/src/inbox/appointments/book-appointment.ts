import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { visitRules } from '../../configuration/visit-rules.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/appointments.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { shownProperty } from './appointment-property.ts';
import type { StoredAppointment, VisitorFields } from './appointment.ts';
import { mailContext } from './mail-context.ts';
import { officeMail, visitorMail } from './mails/appointment-mails.ts';
import { parseSpan } from './opening-days.ts';
import { reminderTime } from './reminder-time.ts';
import { takeTime } from './take-time.ts';

/** A visit as its form was received. */
interface WantedAppointment {
  id: string;
  language: Language;
  property: PropertyDetail;
  /** The same in the agency's language. */
  forAgency: PropertyDetail;
  fields: VisitorFields & { email: string; time: string };
  officeMailbox: string;
  /** Origin of the site. */
  site: string | undefined;
  /** When the visitor gets the mail; undefined: not at all (product V43). */
  mailInSeconds: number | undefined;
}

/**
 * Books a visit, and queues its mails. Pass the transaction of the submission. Throws `ApiFault` 422 where the property is not shown
 * around, or the time is not offered or full; nothing is stored then.
 */
export async function bookAppointment(
  tx: Database,
  config: AgencyConfig,
  { id, language, property, forAgency, fields, officeMailbox, site, mailInSeconds }: WantedAppointment,
  now = new Date(),
): Promise<void> {
  if (!property.canBeVisited) throw notVisited();
  const rules = visitRules(config, property.reference);
  const { day, slot } = await takeTime(tx, fields.time, { propertyId: property.id, rules, now });
  const isByHand = rules.confirmation === 'by-hand';
  const state = isByHand ? 'requested' : 'confirmed';
  const { startsAt, endsAt } = parseSpan(day, slot);
  const remindAt = isByHand ? null : (reminderTime(day, now)?.toISOString() ?? null);
  await tx.insert(appointments).values({
    id, language, state, day, slot, isByHand, officeMailbox, site, remindAt,
    propertyId: property.id, email: fields.email, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(),
  }); // prettier-ignore
  const appointment: StoredAppointment = {
    id, language, state, day, slot, isByHand, officeMailbox, fields,
    propertyId: property.id, email: fields.email, isOver: false, sequence: 0, reason: '', site: site ?? null,
  }; // prettier-ignore
  const context = await mailContext(tx, config, appointment, property, site);
  const shownToAgency = shownProperty(property.id, forAgency, config.languages.default);
  await queueMail(tx, officeMail(isByHand ? 'requested' : 'booked', context, shownToAgency));
  if (mailInSeconds !== undefined)
    await queueMail(tx, visitorMail(state, context), { inSeconds: mailInSeconds });
}

const notVisited = () =>
  new ApiFault('invalid-input', [
    { field: 'propertyId', rule: 'a property whose visits can be booked', messageKey: 'invalid' },
  ]);
