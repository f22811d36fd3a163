import * as z from 'zod/mini';
import { fieldsSchema } from './fields-schema.ts';
import type { FormRule } from './fields-schema.ts';
import {
  CONTACT_DEVICES,
  CONTACT_PREFERENCES,
  COUNTRIES,
  isZipIn,
  optionalChoice,
  optionalLine,
  optionalNumber,
  optionalPhone,
  person,
  privacy,
  requiredText,
  timeSlots,
  optionalTown,
} from './form-fields.ts';

/** What visitors write about on the contact page. */
export const PURPOSES = ['buy', 'rent', 'sell', 'let', 'other'] as const;
/** In euro: a price, or a month's rent. */
const MOST_BUDGET = 100_000_000;

/** A question needs a name, an e-mail address and a message; the rest is optional (product V3). */
const question = {
  remark: requiredText(),
  ...person,
  phone: optionalPhone(),
  street: optionalLine(120),
  number: optionalLine(12),
  box: optionalLine(12),
  zip: optionalLine(12),
  city: optionalTown(),
  country: z._default(z.enum(COUNTRIES), 'BE'),
  preference: optionalChoice(CONTACT_PREFERENCES),
  device: optionalChoice(CONTACT_DEVICES),
  timeSlots: timeSlots(),
  newsletter: z._default(z.boolean(), false),
  privacy: privacy(),
};

const zipOfCountry: FormRule<{ zip: string; country: string }> = {
  path: 'zip',
  message: 'four digits in Belgium',
  holds: ({ zip, country }) => isZipIn(country ?? 'BE', zip ?? ''),
};

/** Fields of `POST /api/forms/contact`. */
export const contactFields = fieldsSchema(
  { purpose: optionalChoice(PURPOSES), budget: optionalNumber(MOST_BUDGET), ...question },
  [zipOfCountry],
);

/** Fields of `POST /api/forms/property-request`: a question about a property. */
export const propertyQuestion = fieldsSchema(question, [zipOfCountry]);
