import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { pickText } from 'shared-kit/domain/texts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { visitRules } from '../../configuration/visit-rules.ts';
import type { Database } from '../../database/database.ts';
import { mailToken, mailingPage } from '../../mail/mailing-links.ts';
import { shownProperty } from './appointment-property.ts';
import type { StoredAppointment } from './appointment.ts';
import type { AppointmentMailContext } from './mails/appointment-mails.ts';
import { rentalConditions } from './rental-conditions.ts';

/**
 * What the mails of an appointment need.
 * @param property in the visitor's language; undefined once it left the site
 */
export async function mailContext(
  database: Database,
  config: AgencyConfig,
  appointment: StoredAppointment,
  property: PropertyDetail | undefined,
  site: string | undefined,
): Promise<AppointmentMailContext> {
  const { id, language, day } = appointment;
  const rules = visitRules(config, property?.reference ?? '');
  const page = async (purpose: 'appointments' | 'appointment-office', of: typeof language) =>
    site && mailingPage(purpose, site, of, await mailToken(database, purpose, id));
  return {
    config,
    appointment,
    property: shownProperty(appointment.propertyId, property, language),
    rental: property ? rentalConditions(property, rules, day) : null,
    note: rules.note ? pickText(rules.note, language, config.languages.default) : '',
    site,
    links: {
      visitor: await page('appointments', language),
      office: await page('appointment-office', config.languages.default),
    },
  };
}
