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
import { StreetList, TownList } from './address-lists.tsx';
import { CONSENTS_ROW, PERSON_ROW, TIME_SLOTS_ROW, TITLE_ROW } from '../form/person-rows.ts';

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
