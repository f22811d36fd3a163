import { contactFields, propertyQuestion, PURPOSES } from 'shared-kit/contracts/api/forms/contact';
import { defineForm } from '../form/form-description.ts';
import type { FieldGroup, FieldRow } from '../form/form-description.ts';
import {
  ADDRESS_ROWS,
  CONSENTS_ROW,
  DEVICE_ROW,
  PERSON_ROW,
  PREFERENCE_ROW,
  TIME_SLOTS_ROW,
  TITLE_ROW,
} from '../form/person-rows.ts';

const PURPOSE: FieldRow = { layout: 'one', fields: [{ kind: 'choice', name: 'purpose', values: PURPOSES }] };
/** What somebody who looks for a home can spend. */
const BUDGET: FieldRow = {
  layout: 'pair',
  fields: [
    {
      kind: 'text',
      name: 'budget',
      unit: '€',
      inputMode: 'numeric',
      when: { field: 'purpose', operator: 'in', value: ['buy', 'rent'] },
    },
  ],
};
const MESSAGE: FieldRow = { layout: 'one', fields: [{ kind: 'long-text', name: 'remark' }] };

const groups = (message: readonly FieldRow[]): FieldGroup[] => [
  { title: 'group.message', rows: message },
  { title: 'group.you', rows: [PERSON_ROW] },
  {
    title: 'group.answer',
    isFolded: true,
    rows: [TITLE_ROW, PREFERENCE_ROW, DEVICE_ROW, TIME_SLOTS_ROW, ...ADDRESS_ROWS],
  },
  { rows: [CONSENTS_ROW] },
];

/** The form of the contact page. */
export const contact = defineForm({
  name: 'contact',
  command: 'sendContactForm',
  schema: contactFields,
  steps: [{ name: 'message', groups: groups([PURPOSE, BUDGET, MESSAGE]) }],
  thanks: 'contact-thanks',
});

/** A question about a property. */
export const propertyRequest = defineForm({
  name: 'property',
  command: 'sendPropertyRequest',
  schema: propertyQuestion,
  steps: [{ name: 'message', groups: groups([MESSAGE]) }],
  thanks: 'request-thanks',
});
