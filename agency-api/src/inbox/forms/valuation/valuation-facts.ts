import type {
  STATES,
  VALUED_TYPES,
  ValuationFields,
  WHEN,
  WISHES,
} from 'shared-kit/contracts/api/forms/valuation';
import type { Language } from 'shared-kit/domain/languages';

type Labelled =
  | 'propertyType'
  | 'livingArea'
  | 'plotArea'
  | 'bedrooms'
  | 'bathrooms'
  | 'garages'
  | 'year'
  | 'state'
  | 'energyLabel'
  | 'wish'
  | 'when';

interface Words {
  labels: Record<Extract<keyof ValuationFields, Labelled> | 'address', string>;
  types: Record<(typeof VALUED_TYPES)[number], string>;
  states: Record<(typeof STATES)[number], string>;
  wishes: Record<(typeof WISHES)[number], string>;
  times: Record<(typeof WHEN)[number], string>;
  unknown: string;
}

/** What the agency reads of the property to be valued. */
export const VALUATION_FACTS: Record<Language, Words> = {
  nl: {
    labels: {
      address: 'Adres van het pand',
      propertyType: 'Type',
      livingArea: 'Bewoonbare oppervlakte',
      plotArea: 'Perceeloppervlakte',
      bedrooms: 'Slaapkamers',
      bathrooms: 'Badkamers',
      garages: 'Garages',
      year: 'Bouwjaar',
      state: 'Staat',
      energyLabel: 'Energielabel',
      wish: 'Wens',
      when: 'Wanneer',
    },
    types: {
      house: 'huis',
      apartment: 'appartement',
      land: 'grond',
      building: 'opbrengsteigendom',
      commercial: 'kantoor, handelspand, magazijn',
      other: 'iets anders',
    },
    states: {
      new: 'nieuw',
      good: 'goede staat',
      'to-refresh': 'op te frissen',
      'to-renovate': 'te renoveren',
    },
    wishes: { sell: 'verkopen', let: 'verhuren', know: 'de waarde kennen' },
    times: { now: 'zo snel mogelijk', 'six-months': 'binnen zes maanden', later: 'later' },
    unknown: 'onbekend',
  },
  fr: {
    labels: {
      address: 'Adresse du bien',
      propertyType: 'Type',
      livingArea: 'Surface habitable',
      plotArea: 'Superficie du terrain',
      bedrooms: 'Chambres',
      bathrooms: 'Salles de bain',
      garages: 'Garages',
      year: 'Année de construction',
      state: 'État',
      energyLabel: 'Classe énergétique',
      wish: 'Souhait',
      when: 'Quand',
    },
    types: {
      house: 'maison',
      apartment: 'appartement',
      land: 'terrain',
      building: 'immeuble de rapport',
      commercial: 'bureau, commerce, entrepôt',
      other: 'autre',
    },
    states: { new: 'neuf', good: 'bon état', 'to-refresh': 'à rafraîchir', 'to-renovate': 'à rénover' },
    wishes: { sell: 'vendre', let: 'mettre en location', know: 'connaître la valeur' },
    times: { now: 'dès que possible', 'six-months': 'dans les six mois', later: 'plus tard' },
    unknown: 'inconnue',
  },
  en: {
    labels: {
      address: 'Address of the property',
      propertyType: 'Type',
      livingArea: 'Living area',
      plotArea: 'Plot area',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      garages: 'Garages',
      year: 'Year built',
      state: 'Condition',
      energyLabel: 'Energy label',
      wish: 'Wish',
      when: 'When',
    },
    types: {
      house: 'house',
      apartment: 'apartment',
      land: 'land',
      building: 'investment building',
      commercial: 'office, shop, warehouse',
      other: 'something else',
    },
    states: {
      new: 'new',
      good: 'good',
      'to-refresh': 'to be freshened up',
      'to-renovate': 'to be renovated',
    },
    wishes: { sell: 'sell', let: 'let', know: 'know the value' },
    times: { now: 'as soon as possible', 'six-months': 'within six months', later: 'later' },
    unknown: 'unknown',
  },
  de: {
    labels: {
      address: 'Adresse der Immobilie',
      propertyType: 'Typ',
      livingArea: 'Wohnfläche',
      plotArea: 'Grundstücksfläche',
      bedrooms: 'Schlafzimmer',
      bathrooms: 'Badezimmer',
      garages: 'Garagen',
      year: 'Baujahr',
      state: 'Zustand',
      energyLabel: 'Energieklasse',
      wish: 'Wunsch',
      when: 'Wann',
    },
    types: {
      house: 'Haus',
      apartment: 'Wohnung',
      land: 'Grundstück',
      building: 'Renditeobjekt',
      commercial: 'Büro, Geschäftslokal, Lager',
      other: 'etwas anderes',
    },
    states: { new: 'neu', good: 'gut', 'to-refresh': 'aufzufrischen', 'to-renovate': 'zu renovieren' },
    wishes: { sell: 'verkaufen', let: 'vermieten', know: 'den Wert kennen' },
    times: { now: 'so bald wie möglich', 'six-months': 'innerhalb von sechs Monaten', later: 'später' },
    unknown: 'unbekannt',
  },
};
