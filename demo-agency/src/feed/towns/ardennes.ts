import { inFour } from '../texts.ts';
import { town } from './town.ts';

/** Belgian province of Luxembourg. */
export const ARDENNES = [
  town(inFour('Marche-en-Famenne', 'Marche-en-Famenne', 'Marche-en-Famenne', 'Marche-en-Famenne'), {
    zip: '6900',
    latitude: 50.227,
    longitude: 5.344,
    setting: 'town',
    pricePerSquareMetre: 2100,
    weight: 6,
    streetLanguage: 'fr',
    landmark: inFour(
      'la place aux Foires',
      'de place aux Foires',
      'Place aux Foires',
      'der Place aux Foires',
    ),
  }),
  town(inFour('Bastogne', 'Bastenaken', 'Bastogne', 'Bastogne'), {
    zip: '6600',
    latitude: 50.0,
    longitude: 5.715,
    setting: 'town',
    pricePerSquareMetre: 2150,
    weight: 5,
    streetLanguage: 'fr',
    landmark: inFour('la place McAuliffe', 'de place McAuliffe', 'Place McAuliffe', 'der Place McAuliffe'),
  }),
  town(inFour('Arlon', 'Aarlen', 'Arlon', 'Arlon'), {
    zip: '6700',
    latitude: 49.683,
    longitude: 5.816,
    setting: 'town',
    pricePerSquareMetre: 2850,
    weight: 6,
    streetLanguage: 'fr',
    landmark: inFour('la place Léopold', 'de place Léopold', 'Place Léopold', 'der Place Léopold'),
  }),
  town(inFour('Durbuy', 'Durbuy', 'Durbuy', 'Durbuy'), {
    zip: '6940',
    latitude: 50.353,
    longitude: 5.456,
    setting: 'village',
    pricePerSquareMetre: 2350,
    weight: 4,
    streetLanguage: 'fr',
    landmark: inFour("l'Ourthe", 'de Ourthe', 'the Ourthe', 'der Ourthe'),
  }),
  town(inFour('La Roche-en-Ardenne', 'La Roche-en-Ardenne', 'La Roche-en-Ardenne', 'La Roche-en-Ardenne'), {
    zip: '6980',
    latitude: 50.183,
    longitude: 5.575,
    setting: 'village',
    pricePerSquareMetre: 2050,
    weight: 4,
    streetLanguage: 'fr',
    landmark: inFour('le château féodal', 'de burchtruïne', 'the castle ruins', 'der Burgruine'),
  }),
];
