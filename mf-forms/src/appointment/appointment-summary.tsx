import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { dayText, parseVisitTime, slotText } from 'shared-kit/domain/visit-time';
import { useHost } from 'composer/host';
import s from './appointment-summary.module.css';
import { Rental } from './rental.tsx';
import { useVisitTimes } from './visit-context.ts';

/** What is about to be booked, and what the agency says about it. */
export function AppointmentSummary() {
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const { times, title } = useVisitTimes();
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const time = parseVisitTime(values.time ?? '');
  return (
    <div className={s.summary}>
      {time && (
        <p className={s.time}>
          <strong className={s.day}>{dayText(time.day, language)}</strong>
          <span>{slotText(time.slot)}</span>
          <span className={s.title}>{title}</span>
        </p>
      )}
      <p>{formatMessage({ id: times.isByHand ? 'appointment.byHand' : 'appointment.atOnce' })}</p>
      {times.note && <p>{times.note}</p>}
      {times.rental && <Rental conditions={times.rental} />}
    </div>
  );
}
