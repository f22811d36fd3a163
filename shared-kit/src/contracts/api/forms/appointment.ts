import * as z from 'zod/mini';
import { VISIT_TIME } from '../../../domain/days.ts';
import { fieldsSchema } from './fields-schema.ts';
import type { FormRule } from './fields-schema.ts';
import {
  email,
  optionalPhone,
  optionalText,
  privacy,
  REQUIRED,
  requiredLine,
  requiredPhone,
} from './form-fields.ts';

/** A day and a slot out of those that are offered: `2026-11-24 10:00-13:00`. */
const time = requiredLine(30).check(z.regex(VISIT_TIME));

const visitor = {
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email: email(),
};
const end = { newsletter: z._default(z.boolean(), false), privacy: privacy() };

/** The day is chosen first; a time of another day is none. */
const timeOfDay: FormRule<{ day: string; time: string }> = {
  path: 'time',
  message: REQUIRED,
  holds: ({ day = '', time: chosen = '' }) => day === '' || chosen === '' || chosen.startsWith(`${day} `),
};

/** Fields of `POST /api/forms/appointment` (product W1). */
export const appointmentFields = fieldsSchema(
  { day: requiredLine(10), time, ...visitor, phone: requiredPhone(), remark: optionalText(), ...end },
  [timeOfDay],
);

/** The same where a visitor may be asked for name and way of contact only (product V15). */
export const briefAppointmentFields = fieldsSchema(
  { day: requiredLine(10), time, ...visitor, phone: optionalPhone(), ...end },
  [timeOfDay],
);
