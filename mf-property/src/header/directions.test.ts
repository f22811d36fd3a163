import { aProperty } from '../../testing/property-fixture.ts';
import { directionsTo } from './directions.ts';

const { address } = aProperty();
const destination = (changes: Partial<typeof address>) =>
  new URL(directionsTo({ ...address, ...changes })).searchParams.get('destination');

test('directions lead to the published address', () => {
  expect(
    destination({ street: 'Rue Haute', houseNumber: '7', boxNumber: '3', countryName: 'Belgique' }),
  ).toBe('Rue Haute 7, 5310 Eghezée, Belgique');
});

test('without a published street they lead to the town', () => {
  expect(destination({ street: null, houseNumber: '7', countryName: 'Belgique' })).toBe(
    '5310 Eghezée, Belgique',
  );
});

test('a hostile address stays an address', () => {
  const link = new URL(directionsTo({ ...address, street: '"><script>&destination=x#' }));
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/dir/');
  expect(link.searchParams.getAll('destination')).toHaveLength(1);
  expect(link.hash).toBe('');
});
