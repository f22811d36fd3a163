import { DEMAND_GOALS, demandFields, FREQUENCIES } from 'shared-kit/contracts/api/forms/demand';
import { AREAS } from 'shared-kit/domain/areas';
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
                { kind: 'many', name: 'cities' },
                { kind: 'many', name: 'areas', values: AREAS, words: 'area' },
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
                { kind: 'range', name: 'price', unit: '€' },
                { kind: 'range', name: 'bedrooms' },
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
                { kind: 'range', name: 'bathrooms' },
                { kind: 'range', name: 'garages' },
                { kind: 'range', name: 'parkings' },
                { kind: 'range', name: 'terrace', unit: 'm²' },
                { kind: 'range', name: 'garden', unit: 'm²' },
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
