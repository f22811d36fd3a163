import { aProperty } from '../../testing/property-fixture.ts';
import { placeOnMap } from './place-section.tsx';

const HERE = { lat: 50.59, lng: 4.9 };
const EXACT = { ...HERE, isExact: true };
const TEXTS = { label: 'Carte', name: 'Terrain à bâtir' };
const { address } = aProperty();

test('a property stands at its street', () => {
  const property = aProperty({
    place: EXACT,
    address: { ...address, street: 'Rue Haute', houseNumber: '4' },
  });
  expect(placeOnMap(property, TEXTS)).toEqual({
    label: 'Carte',
    places: [],
    named: { name: 'Rue Haute 4', ...HERE, typeId: 1 },
    centre: null,
    near: true,
  });
});

test('a plot without a street stands there by its name', () => {
  expect(placeOnMap(aProperty({ place: EXACT }), TEXTS)).toMatchObject({
    named: { name: 'Terrain à bâtir', ...HERE },
    centre: null,
  });
});

test('where its address is not published the map shows its town without a pin', () => {
  expect(placeOnMap(aProperty({ place: { ...HERE, isExact: false } }), TEXTS)).toMatchObject({
    named: null,
    centre: HERE,
  });
});

test('where nobody knows its place there is no map', () => {
  expect(placeOnMap(aProperty(), TEXTS)).toBeUndefined();
});
