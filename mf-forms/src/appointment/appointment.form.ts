import { appointmentFields, briefAppointmentFields } from 'shared-kit/contracts/api/forms/appointment';
import { defineForm } from '../form/form-description.ts';
import type { Form, FormDescription } from '../form/form-description.ts';
import { CONSENTS_ROW, PERSON_ROW } from '../form/person-rows.ts';
import { AppointmentSummary } from './appointment-summary.tsx';
import { DayChoice } from './day-choice.tsx';
import { TimeChoice } from './time-choice.tsx';

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
