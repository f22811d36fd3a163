import { CONTACT_DEVICES, CONTACT_PREFERENCES, COUNTRIES } from 'shared-kit/contracts/api/forms/form-fields';
import type { FieldDescription, FieldRow } from './form-description.ts';

/** Rows of fields that several forms have. Titles and times for a call are those of the site, which the engine knows. */

const FIRST_NAME: FieldDescription = { kind: 'text', name: 'firstName', autoComplete: 'given-name' };
const LAST_NAME: FieldDescription = { kind: 'text', name: 'lastName', autoComplete: 'family-name' };
const EMAIL: FieldDescription = { kind: 'text', name: 'email', type: 'email', autoComplete: 'email' };
const PHONE: FieldDescription = { kind: 'text', name: 'phone', type: 'tel', autoComplete: 'tel' };

export const TITLE_ROW: FieldRow = { layout: 'one', fields: [{ kind: 'choice', name: 'title' }] };
export const PERSON_ROW: FieldRow = { layout: 'pair', fields: [FIRST_NAME, LAST_NAME, EMAIL, PHONE] };
export const PERSON_WITHOUT_PHONE_ROW: FieldRow = { layout: 'pair', fields: [FIRST_NAME, LAST_NAME, EMAIL] };
export const TIME_SLOTS_ROW: FieldRow = { layout: 'one', fields: [{ kind: 'choices', name: 'timeSlots' }] };
export const PREFERENCE_ROW: FieldRow = {
  layout: 'one',
  fields: [{ kind: 'choice', name: 'preference', values: CONTACT_PREFERENCES }],
};
export const DEVICE_ROW: FieldRow = {
  layout: 'one',
  fields: [
    {
      kind: 'choice',
      name: 'device',
      values: CONTACT_DEVICES,
      when: { field: 'preference', operator: 'equals', value: 'phone' },
    },
  ],
};

/** Where the visitor lives. */
export const ADDRESS_ROWS: readonly FieldRow[] = [
  {
    layout: 'street',
    fields: [
      { kind: 'text', name: 'street', autoComplete: 'address-line1' },
      { kind: 'text', name: 'number' },
      { kind: 'text', name: 'box' },
    ],
  },
  {
    layout: 'town',
    fields: [
      { kind: 'text', name: 'zip', autoComplete: 'postal-code' },
      { kind: 'text', name: 'city', autoComplete: 'address-level2' },
    ],
  },
  { layout: 'one', fields: [{ kind: 'select', name: 'country', values: COUNTRIES, initial: 'BE' }] },
];

/** The end of every form (product V7, V11). */
export const CONSENTS_ROW: FieldRow = {
  layout: 'consents',
  fields: [
    { kind: 'consent', name: 'newsletter' },
    { kind: 'privacy', name: 'privacy' },
  ],
};
