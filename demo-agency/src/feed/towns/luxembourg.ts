import { inFour } from '../texts.ts';
import { town } from './town.ts';

/** Towns in Luxembourg, whose postal codes would be Flemish in Belgium (product E1). */
export const LUXEMBOURG = [
  town(inFour('Strassen', 'Strassen', 'Strassen', 'Strassen'), {
    zip: '8010',
    countryId: 50,
    latitude: 49.62,
    longitude: 6.073,
    setting: 'town',
    pricePerSquareMetre: 8600,
    weight: 3,
    streetLanguage: 'fr',
  }),
  town(inFour('Steinfort', 'Steinfort', 'Steinfort', 'Steinfort'), {
    zip: '8410',
    countryId: 50,
    latitude: 49.66,
    longitude: 5.915,
    setting: 'village',
    pricePerSquareMetre: 6300,
    weight: 3,
    streetLanguage: 'fr',
  }),
];
