import { useIntl } from 'react-intl';
import type { Appointment } from 'shared-kit/contracts/api/appointments';
import { formatPhone, phoneLink } from 'shared-kit/domain/phone';
import { listingLink } from 'shared-kit/domain/listing-link';
import { dayText, slotText } from 'shared-kit/domain/visit-time';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import s from './appointment-facts.module.css';

/** When and where, and for the agency who. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { formatMessage } = useIntl();
  const { href, language } = useHost();
  const { day, slot, property, visitor } = appointment;
  const label = (id: string) => formatMessage({ id });
  const facts = [
    [
      label('appointmentAccess.when'),
      <strong key="when" className={s.time}>
        {dayText(day, language)}, {slotText(slot)}
      </strong>,
    ],
    [
      label('appointmentAccess.property'),
      property.title && (
        <Link key="property" to={property.place ? href(...listingLink(property.place)) : undefined}>
          {property.title}
        </Link>
      ),
    ],
    [label('appointmentAccess.reference'), property.reference],
    [label('appointmentAccess.place'), property.address],
    [label('appointmentAccess.name'), visitor?.name],
    [
      label('field.email'),
      visitor?.email && (
        <a key="email" href={`mailto:${encodeURIComponent(visitor.email).replace('%40', '@')}`}>
          {visitor.email}
        </a>
      ),
    ],
    [
      label('field.phone'),
      visitor?.phone && (
        <a key="phone" href={phoneLink(visitor.phone)}>
          {formatPhone(visitor.phone)}
        </a>
      ),
    ],
    [label('field.remark'), visitor?.remark],
  ] as const;
  return (
    <dl className={s.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={s.fact}>
              <dt className={s.label}>{name}</dt>
              <dd className={s.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
