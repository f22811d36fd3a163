import {
  ENERGY_LABELS,
  MOST_PHOTOS,
  STATES,
  VALUED_TYPES,
  valuationFields,
  WHEN,
  WISHES,
} from 'shared-kit/contracts/api/forms/valuation';
import type { Condition } from 'shared-kit/domain/condition';
import { FilesInput } from '../form/fields/files-input.tsx';
import { defineForm } from '../form/form-description.ts';
import { CONSENTS_ROW, PERSON_ROW, TIME_SLOTS_ROW, TITLE_ROW } from '../form/person-rows.ts';
import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { createApiClient } from 'shared-kit/api-client';
import type { AddressList } from 'shared-kit/contracts/api/suggestion';
import { useHost } from 'composer/host';
import type { FormValues } from '../form/form-description.ts';

const IS_BUILT: Condition = { field: 'propertyType', operator: 'not-equals', value: 'land' };
const HAS_PLOT: Condition = { field: 'propertyType', operator: 'not-equals', value: 'apartment' };
const HAS_PLANS: Condition = { field: 'wish', operator: 'in', value: ['sell', 'let'] };

/** The free valuation (product V18): the address first. */
export const valuation = defineForm({
  name: 'valuation',
  command: 'sendValuation',
  schema: valuationFields,
  thanks: 'valuation-thanks',
  send: 'valuation.send',
  faults: { 'street.required': 'valuation.addressRequired' },
  steps: [
    {
      name: 'address',
      groups: [
        {
          title: 'valuation.where',
          rows: [
            {
              layout: 'street',
              fields: [
                {
                  kind: 'text',
                  name: 'street',
                  label: 'valuation.street',
                  autoComplete: 'address-line1',
                  suggests: StreetList,
                },
                { kind: 'text', name: 'number' },
                { kind: 'text', name: 'box' },
              ],
            },
            {
              layout: 'town',
              fields: [
                { kind: 'text', name: 'zip', autoComplete: 'postal-code', inputMode: 'numeric' },
                { kind: 'text', name: 'city', autoComplete: 'address-level2', suggests: TownList },
              ],
            },
            { layout: 'one', fields: [{ kind: 'choice', name: 'propertyType', values: VALUED_TYPES }] },
          ],
        },
      ],
    },
    {
      name: 'property',
      groups: [
        {
          title: 'valuation.what',
          rows: [
            {
              layout: 'thirds',
              fields: [
                { kind: 'text', name: 'livingArea', unit: 'm²', inputMode: 'numeric', when: IS_BUILT },
                { kind: 'text', name: 'plotArea', unit: 'm²', inputMode: 'numeric', when: HAS_PLOT },
                { kind: 'text', name: 'year', inputMode: 'numeric', when: IS_BUILT },
                { kind: 'text', name: 'bedrooms', inputMode: 'numeric', when: IS_BUILT },
                { kind: 'text', name: 'bathrooms', inputMode: 'numeric', when: IS_BUILT },
                { kind: 'text', name: 'garages', inputMode: 'numeric', when: IS_BUILT },
              ],
            },
            { layout: 'one', fields: [{ kind: 'choice', name: 'state', values: STATES, when: IS_BUILT }] },
            {
              layout: 'one',
              fields: [{ kind: 'choice', name: 'energyLabel', values: ENERGY_LABELS, when: IS_BUILT }],
            },
          ],
        },
        {
          title: 'valuation.plans',
          rows: [
            { layout: 'one', fields: [{ kind: 'choice', name: 'wish', values: WISHES }] },
            { layout: 'one', fields: [{ kind: 'choice', name: 'when', values: WHEN, when: HAS_PLANS }] },
          ],
        },
        {
          title: 'valuation.photos',
          rows: [
            {
              layout: 'one',
              fields: [
                { kind: 'files', shows: FilesInput, name: 'photos', accept: 'pictures', most: MOST_PHOTOS },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'you',
      groups: [
        {
          title: 'group.you',
          rows: [
            TITLE_ROW,
            PERSON_ROW,
            TIME_SLOTS_ROW,
            { layout: 'one', fields: [{ kind: 'long-text', name: 'remark', hint: 'valuation.remarkHint' }] },
          ],
        },
        { rows: [CONSENTS_ROW] },
      ],
    },
  ],
});

const SHORTEST = 3;

/** Streets of the agency's own listings. The town is not filled in: others have streets of the same name. */
function StreetList({ id }: { id: string }) {
  const street = useAddressForm().text('street').trim();
  const { streets } = useAddresses(street.length < SHORTEST ? undefined : { street });
  return (
    <datalist id={id} hidden>
      {streets.map(({ name, zip, city }) => (
        <option key={`${name} ${zip} ${city}`} value={name} label={`${name}, ${zip} ${city}`} />
      ))}
    </datalist>
  );
}

/** The places of the postal code that is written; the only one is filled in. */
function TownList({ id }: { id: string }) {
  const { form, text } = useAddressForm();
  const zip = text('zip').trim();
  const { towns } = useAddresses(/^\d{4}$/.test(zip) ? { zip } : undefined);
  // Once for each postal code: a town that the visitor takes out stays out.
  useEffect(() => {
    if (towns.length === 1 && !form.getState().values.city) form.change('city', towns[0]!);
  }, [form, towns]);
  return (
    <datalist id={id} hidden>
      {towns.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

function useAddressForm() {
  const form = useForm<FormValues>();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  return { form, text: (name: string) => String(values[name] ?? '') };
}

/** ms after the last letter. */
const PAUSE = 150;
const NOTHING: AddressList = { streets: [], towns: [] };

/** What the agency's site knows of an address that is being written; nothing while too little is written, or when no answer comes. */
function useAddresses(query: { street: string } | { zip: string } | undefined): AddressList {
  const { language: lang } = useHost();
  const [found, setFound] = useState(NOTHING);
  const asked = query && JSON.stringify(query);
  useEffect(() => {
    if (!asked) return setFound(NOTHING);
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      const wanted = { lang, ...(JSON.parse(asked) as { street: string }) };
      createApiClient({ baseUrl: '' })
        .get('findAddresses', { query: wanted, signal })
        .then(
          (answer) => signal.aborted || setFound(answer),
          () => undefined,
        );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked, lang]);
  return found;
}
