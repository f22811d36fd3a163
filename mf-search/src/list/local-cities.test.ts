import { expect, test } from '@jest/globals';
import { listing, listingPage } from '../../testing/listings.ts';
import { localCities } from './local-cities.ts';

const page = (over: { city: string; zip: string }) => ({ ...listingPage(1), items: [listing(1, over)] });

test('a city named in another language gets its name in the language of the page', () => {
  const dutch = page({ city: 'Namen', zip: '5000' });
  dutch.facets = { ...dutch.facets, cities: [{ key: 'namen|5000', name: 'Namen', zip: '5000', count: 1 }] };
  expect(localCities(['namur|5000'], dutch)).toEqual(['namen|5000']);
  expect(localCities(['namur|5000', 'namen|5000'], dutch)).toEqual(['namen|5000']);
});

test('names in the language of the page are kept, and so is a city where nothing was found', () => {
  expect(localCities(['namur|5000', 'beez|5004'], page({ city: 'Namur', zip: '5000' }))).toEqual([
    'namur|5000',
    'beez|5004',
  ]);
});

test('another spelling means the city of that name, not another with the same postal code', () => {
  const french = page({ city: 'Leuze', zip: '5310' });
  const cities = [
    { key: 'leuze|5310', name: 'Leuze', zip: '5310', count: 1 },
    { key: 'éghezée|5310', name: 'Éghezée', zip: '5310', count: 0 },
  ];
  french.facets = { ...french.facets, cities };
  expect(localCities(['eghezee|5310', 'Leuze|5310'], french)).toEqual(['éghezée|5310', 'leuze|5310']);
});
