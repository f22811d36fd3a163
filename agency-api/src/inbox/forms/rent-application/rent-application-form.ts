import { applicationFields } from 'shared-kit/contracts/api/forms/rent-application';
import { formatEuro } from 'shared-kit/domain/money';
import { dayText } from 'shared-kit/domain/visit-time';
import { ApiFault } from '../../../http/api-fault.ts';
import { checkInput } from '../../../http/contract-routes.ts';
import { defineForm, type FieldsOf } from '../form-definition.ts';
import type { RequestedProperty } from '../requested-property.ts';
import { APPLICATION_FACTS } from './rent-application-facts.ts';
import { rentApplicationWords } from './rent-application-words.ts';

/** An application for a rental: what may be asked depends on the region of the property (product V15). */
export const rentApplicationForm = defineForm({
  kind: 'rent-application',
  command: 'sendRentApplication',
  words: rentApplicationWords,
  fileFields: ['cv'],
  isShortLived: true,
  admit: ({ fields, property }) => checkAsked(fields, property),
  facts(fields, language, _texts, { config }) {
    const { labels, perMonth } = APPLICATION_FACTS[language];
    const amount = (text: string | undefined) =>
      text ? perMonth(formatEuro(Number(text), config.languages.numberLocales?.[language])) : '';
    return [
      [labels.household, fields.household ?? ''],
      [labels.resources, amount(fields.resources)],
      [labels.adults, fields.adults ?? ''],
      [labels.children, fields.children ?? ''],
      [labels.childrenAges, fields.childrenAges ?? ''],
      [labels.pets, fields.pets ?? ''],
      [labels.moveDate, fields.moveDate ? dayText(fields.moveDate, language) : ''],
      [labels.income1, amount(fields.income1)],
      [labels.income2, amount(fields.income2)],
      [labels.reason, fields.reason ?? ''],
    ];
  },
});

/** Throws `ApiFault` 422 for what is missing, and for what may not be asked and so not be taken either. */
function checkAsked(fields: FieldsOf<'sendRentApplication'>, property: RequestedProperty | undefined): void {
  const asked = property?.detail.application;
  if (!asked)
    throw new ApiFault('invalid-input', [
      { field: 'propertyId', rule: 'a rental that is offered', messageKey: 'invalid' },
    ]);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && !isBlank(value));
  checkInput(applicationFields(asked), Object.fromEntries(given));
}

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
