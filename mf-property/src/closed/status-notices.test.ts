import { aProperty } from '../../testing/property-fixture.ts';
import { alertPath } from './status-notices.tsx';

const property = aProperty({ goal: 1, city: 'Braine-l’Alleud', zip: '1420', typeIds: [2, 10] });

test('the form for alerts is filled in with the town and the types of the home', () => {
  const path = alertPath(() => '/fr/alerte/', property);
  const url = new URL(path!, 'https://site.example');
  expect(url.pathname).toBe('/fr/alerte/');
  expect([...url.searchParams]).toEqual([
    ['goal', '1'],
    ['city', 'braine-l’alleud|1420'],
    ['type', '2'],
    ['type', '10'],
  ]);
});

test('without a live form there is no such path', () => {
  expect(alertPath((() => undefined) as never, property)).toBeUndefined();
});
