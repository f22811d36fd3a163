import { aProperty } from '../../testing/property-fixture.ts';
import { placeOnMap } from './place-on-map.ts';

const HERE = { latitude: 50.59, longitude: 4.9 };
const { address } = aProperty();

test('a property stands at its street', () => {
  const property = aProperty({ ...HERE, address: { ...address, street: 'Rue Haute', houseNumber: '4' } });
  expect(placeOnMap(property, 'Carte')).toEqual({
    label: 'Carte',
    places: [],
    named: { name: 'Rue Haute 4', lat: 50.59, lng: 4.9, typeId: 1 },
    centre: null,
  });
});

test('without a public street the map shows its town without a pin', () => {
  expect(placeOnMap(aProperty(HERE), 'Carte')).toMatchObject({
    named: null,
    centre: { lat: 50.59, lng: 4.9 },
  });
});

test('where nobody knows its place there is no map', () => {
  expect(placeOnMap(aProperty(), 'Carte')).toBeUndefined();
});
