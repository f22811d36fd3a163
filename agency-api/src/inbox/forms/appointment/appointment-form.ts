import { asksLittle } from 'shared-kit/domain/region';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { bookAppointment } from '../../appointments/book-appointment.ts';
import { bookedVisitToken } from '../../appointments/appointment.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { defineForm, type FieldsOf } from '../form-definition.ts';

/** A visit of a property. Both mails tell of the appointment, not of the form. */
export const appointmentForm = defineForm({
  kind: 'appointment',
  command: 'sendAppointment',
  mailsVisitor: false,
  receipt: async (database, id) => ({ visit: await bookedVisitToken(database, id) }),
  kept: ({ day: _day, ...fields }) => fields,
  admit({ fields, property }) {
    if (property) checkAsked(fields, property.detail);
  },
  async store(
    transaction,
    { id, language, fields, property, propertyForAgency = property },
    { config, agencyMailbox, siteUrl },
    { optIn },
  ) {
    if (!property || !propertyForAgency) return;
    await bookAppointment(transaction, config, {
      id,
      language,
      property: property.detail,
      forAgency: propertyForAgency.detail,
      fields,
      officeMailbox: property.managerEmail ?? agencyMailbox,
      site: siteUrl,
      mailInSeconds: optIn,
    });
  },
});

/** Where a visitor may be asked for name and way of contact only, no more is taken; elsewhere a phone number is needed (product V15, W1). */
function checkAsked(
  { phone, remark }: FieldsOf<'sendAppointment'>,
  { goal, address }: Pick<PropertyDetail, 'goal' | 'address'>,
): void {
  const isBrief = asksLittle(goal, address.zip, address.countryId);
  if (isBrief && remark)
    throw wrongField('remark', 'empty: here a visit asks for name and way of contact only', 'invalid');
  if (!isBrief && !phone) throw wrongField('phone', 'required', 'required');
}

const wrongField = (field: string, rule: string, messageKey: string) =>
  new ApiFault('invalid-input', [{ field, rule, messageKey }]);
