import { DEMAND_GOALS, demandFields, FREQUENCIES } from 'shared-kit/contracts/api/forms/demand';
import { AREAS } from 'shared-kit/domain/region';
import { ManyInput, RangeInput } from '../form/fields/search-inputs.tsx';
import { defineForm } from '../form/form-description.ts';
import { CONSENTS_ROW, PERSON_ROW } from '../form/person-rows.ts';

/** The search that a visitor wants to hear of (product V13). */
export const demand = defineForm({
  name: 'demand',
  command: 'sendDemand',
  schema: demandFields,
  thanks: 'demand-thanks',
  send: 'demand.send',
  faults: { 'cities.required': 'demand.zoneRequired' },
  steps: [
    {
      name: 'demand',
      groups: [
        {
          title: 'demand.what',
          rows: [
            { layout: 'one', fields: [{ kind: 'choice', name: 'goal', values: DEMAND_GOALS }] },
            { layout: 'one', fields: [{ kind: 'choices', name: 'types' }] },
          ],
        },
        {
          title: 'demand.where',
          rows: [
            {
              layout: 'ranges',
              fields: [
                { kind: 'many', shows: ManyInput, name: 'cities' },
                { kind: 'many', shows: ManyInput, name: 'areas', values: AREAS, words: 'area' },
              ],
            },
            {
              layout: 'one',
              fields: [{ kind: 'text', name: 'zips', hint: 'demand.zipsHint' }],
            },
          ],
        },
        {
          title: 'demand.wishes',
          rows: [
            {
              layout: 'ranges',
              fields: [
                { kind: 'range', shows: RangeInput, name: 'price', unit: '€' },
                { kind: 'range', shows: RangeInput, name: 'bedrooms' },
              ],
            },
          ],
        },
        {
          title: 'demand.more',
          isFolded: true,
          rows: [
            {
              layout: 'ranges',
              fields: [
                { kind: 'range', shows: RangeInput, name: 'bathrooms' },
                { kind: 'range', shows: RangeInput, name: 'garages' },
                { kind: 'range', shows: RangeInput, name: 'parkings' },
                { kind: 'range', shows: RangeInput, name: 'terrace', unit: 'm²' },
                { kind: 'range', shows: RangeInput, name: 'garden', unit: 'm²' },
              ],
            },
          ],
        },
        {
          title: 'demand.how',
          rows: [
            {
              layout: 'one',
              fields: [{ kind: 'choice', name: 'frequency', values: FREQUENCIES, initial: 'at-once' }],
            },
            PERSON_ROW,
            { layout: 'one', fields: [{ kind: 'long-text', name: 'remark', hint: 'demand.remarkHint' }] },
          ],
        },
        { rows: [CONSENTS_ROW] },
      ],
    },
  ],
});
