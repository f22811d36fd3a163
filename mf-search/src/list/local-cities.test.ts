import { expect, test } from '@jest/globals';
import { listing, listingPage } from '../../testing/listings.ts';
import { localCities } from './local-cities.ts';

const page = (over: { city: string; zip: string }) => ({ ...listingPage(1), items: [listing(1, over)] });

test('a city named in another language gets its name in this one', () => {
  const dutch = page({ city: 'Namen', zip: '5000' });
  dutch.facets = { ...dutch.facets, cities: [{ key: 'namen|5000', name: 'Namen', zip: '5000', count: 1 }] };
  expect(localCities(['namur|5000'], dutch)).toEqual(['namen|5000']);
  expect(localCities(['namur|5000', 'namen|5000'], dutch)).toEqual(['namen|5000']);
});

test('names of this language stay, and so does a city where nothing was found', () => {
  expect(localCities(['namur|5000', 'beez|5004'], page({ city: 'Namur', zip: '5000' }))).toEqual([
    'namur|5000',
    'beez|5004',
  ]);
});
