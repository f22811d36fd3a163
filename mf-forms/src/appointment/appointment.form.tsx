import { appointmentFields, briefAppointmentFields } from 'shared-kit/contracts/api/forms/appointment';
import { defineForm } from '../form/form-description.ts';
import type { Form, FormDescription } from '../form/form-description.ts';
import { CONSENTS_ROW, PERSON_ROW } from '../form/person-rows.ts';
import { DayChoice, useVisitTimes } from './day-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { dayText, parseVisitTime, slotText } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import s from './appointment-summary.module.css';
import { Rental } from './rental.tsx';

const describe = (schema: FormDescription['schema'], hasMessage: boolean): Form =>
  defineForm({
    name: 'appointment',
    command: 'sendAppointment',
    schema,
    thanks: 'appointment-thanks',
    send: 'appointment.send',
    steps: [
      {
        name: 'day',
        groups: [{ rows: [{ layout: 'one', fields: [{ kind: 'own', name: 'day', shows: DayChoice }] }] }],
      },
      {
        name: 'time',
        groups: [{ rows: [{ layout: 'one', fields: [{ kind: 'own', name: 'time', shows: TimeChoice }] }] }],
      },
      {
        name: 'you',
        groups: [
          {
            title: 'group.you',
            rows: [
              PERSON_ROW,
              ...(hasMessage
                ? [
                    {
                      layout: 'one' as const,
                      fields: [
                        { kind: 'long-text' as const, name: 'remark', hint: 'appointment.remarkHint' },
                      ],
                    },
                  ]
                : []),
            ],
          },
        ],
      },
      {
        name: 'confirm',
        groups: [
          {
            title: 'appointment.summary',
            rows: [{ layout: 'one', fields: [{ kind: 'note', name: 'summary', shows: AppointmentSummary }] }],
          },
          { rows: [CONSENTS_ROW] },
        ],
      },
    ],
  });

/** Books a visit of a property (product W1). */
export const appointment = describe(appointmentFields, true);

/** The same where the visitor may be asked for name and way of contact only (product V15). */
export const briefAppointment = describe(briefAppointmentFields, false);

/** What is about to be booked, and what the agency says about it. */
function AppointmentSummary() {
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
