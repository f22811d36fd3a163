import { offerFields, SIGNERS, YES_NO } from 'shared-kit/contracts/api/forms/offer';
import type { Condition } from 'shared-kit/domain/condition';
import type { Language } from 'shared-kit/domain/languages';
import { offeredAmount } from 'shared-kit/domain/purchase-offer';
import { defineForm } from '../form/form-description.ts';
import { ADDRESS_ROWS, PERSON_ROW, TITLE_ROW } from '../form/person-rows.ts';

const NEEDS_LOAN: Condition = { field: 'loan', operator: 'equals', value: 'yes' };
const ARE_TWO: Condition = { field: 'signers', operator: 'equals', value: 'two' };

/** A purchase offer (product V41). */
export const offer = defineForm({
  name: 'offer',
  command: 'sendOffer',
  schema: offerFields,
  thanks: 'offer-thanks',
  send: 'offer.send',
  faults: {
    'place.required': 'offer.placeRequired',
    'secondFirstName.required': 'fault.firstName.required',
    'secondLastName.required': 'fault.lastName.required',
    'binding.required': 'offer.bindingRequired',
  },
  steps: [
    {
      name: 'offer',
      groups: [
        {
          title: 'offer.yours',
          rows: [
            {
              layout: 'one',
              fields: [
                {
                  kind: 'text',
                  name: 'amount',
                  unit: '€',
                  inputMode: 'numeric',
                  hint: 'offer.amountHint',
                  echo: amountInWords,
                },
              ],
            },
            {
              layout: 'pair',
              fields: [
                { kind: 'text', name: 'startDate', type: 'date' },
                { kind: 'text', name: 'endDate', type: 'date', hint: 'offer.endDateHint' },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'conditions',
      groups: [
        {
          title: 'offer.conditions',
          rows: [
            {
              layout: 'one',
              fields: [{ kind: 'choice', name: 'loan', values: YES_NO, words: 'yesNo' }],
            },
            {
              layout: 'pair',
              fields: [
                { kind: 'text', name: 'loanAmount', unit: '€', inputMode: 'numeric', when: NEEDS_LOAN },
                { kind: 'text', name: 'loanDays', inputMode: 'numeric', when: NEEDS_LOAN },
              ],
            },
            {
              layout: 'one',
              fields: [{ kind: 'choice', name: 'ownHome', values: YES_NO, words: 'yesNo' }],
            },
            {
              layout: 'one',
              fields: [{ kind: 'long-text', name: 'conditions', hint: 'offer.conditionsHint' }],
            },
          ],
        },
      ],
    },
    {
      name: 'signers',
      groups: [
        { title: 'offer.personA', rows: [TITLE_ROW, PERSON_ROW, ...ADDRESS_ROWS] },
        {
          title: 'offer.personB',
          rows: [
            {
              layout: 'one',
              fields: [{ kind: 'choice', name: 'signers', values: SIGNERS, initial: 'one' }],
            },
            {
              layout: 'pair',
              fields: [
                {
                  kind: 'text',
                  name: 'secondFirstName',
                  label: 'field.firstName',
                  when: ARE_TWO,
                  isRequired: true,
                },
                {
                  kind: 'text',
                  name: 'secondLastName',
                  label: 'field.lastName',
                  when: ARE_TWO,
                  isRequired: true,
                },
              ],
            },
            {
              layout: 'one',
              fields: [
                {
                  kind: 'text',
                  name: 'secondAddress',
                  hint: 'offer.secondAddressHint',
                  when: ARE_TWO,
                },
              ],
            },
          ],
        },
        {
          title: 'offer.before',
          rows: [
            { layout: 'one', fields: [{ kind: 'text', name: 'place', hint: 'offer.placeHint' }] },
            {
              layout: 'consents',
              fields: [
                { kind: 'consent', name: 'binding' },
                { kind: 'privacy', name: 'privacy' },
              ],
            },
          ],
        },
      ],
    },
  ],
});

/** Code of one language only, when it is first needed. */
const SPELL: Record<Language, () => Promise<(amount: number) => string>> = {
  nl: async () => (await import('n2words/nl-NL')).toCurrency,
  fr: async () => {
    const { toCurrency } = await import('n2words/fr-BE');
    return (amount) => toCurrency(amount).replace(/(millions?) euros$/, '$1 d’euros');
  },
  en: async () => (await import('n2words/en-IE')).toCurrency,
  de: async () => (await import('n2words/de-DE')).toCurrency,
};

/** The offered amount in words, as the document has it; empty for what is no amount. */
async function amountInWords(text: string, language: Language): Promise<string> {
  const amount = offeredAmount(text);
  return amount > 0 ? (await SPELL[language]())(amount) : '';
}
