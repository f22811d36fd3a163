import type { FaultMessage } from './fault-message.ts';

export const demandMessages: FaultMessage[] = [
  [
    'goal',
    '',
    {
      nl: 'Geef aan of u wilt kopen of huren',
      fr: 'Indiquez si vous souhaitez acheter ou louer',
      en: 'Say whether you want to buy or rent',
      de: 'Geben Sie an, ob Sie kaufen oder mieten möchten',
    },
  ],
  [
    'types',
    [],
    {
      nl: 'Kies minstens één type pand',
      fr: 'Choisissez au moins un type de bien',
      en: 'Choose at least one property type',
      de: 'Wählen Sie mindestens einen Immobilientyp',
    },
  ],
  [
    'cities',
    [],
    {
      nl: 'Kies minstens één gemeente, postcode, provincie of gewest',
      fr: 'Choisissez au moins une commune, un code postal, une province ou une région',
      en: 'Choose at least one town, postal code, province or region',
      de: 'Wählen Sie mindestens eine Gemeinde, Postleitzahl, Provinz oder Region',
    },
  ],
];
