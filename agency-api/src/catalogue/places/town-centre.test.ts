import { expect, test } from '@jest/globals';
import { townCentre } from './town-centre.ts';

test('a town is found by its postal code and its name, whatever its accents', () => {
  const eghezee = { latitude: 50.5917, longitude: 4.905 };
  expect(townCentre({ names: ['Eghezée'], zip: '5310' })).toEqual(eghezee);
  expect(townCentre({ names: ['ÉGHEZEE'], zip: ' 5310 ' })).toEqual(eghezee);
  expect(townCentre({ names: ['Unbekannt', 'Eghezée'], zip: '5310', countryId: 10 })).toEqual(eghezee);
});

test('a municipality is found by its name in either language, though the places have but one', () => {
  const dutch = townCentre({ names: ['Sint-Truiden'], zip: '3800' });
  expect(townCentre({ names: ['Saint-Trond'], zip: '3800' })).toEqual(dutch);
});

test('an unknown name has the middle of its postal code, an unknown code nothing', () => {
  const middle = townCentre({ names: ['Nulle part'], zip: '5310' });
  expect(middle?.latitude).toBeCloseTo(50.59, 1);
  expect(middle).not.toEqual(townCentre({ names: ['Eghezée'], zip: '5310' }));
  expect(townCentre({ names: ['Eghezée'], zip: '9999' })).toBeUndefined();
  expect(townCentre({ names: ['Eghezée'], zip: '' })).toBeUndefined();
});

test('a code of another country is not taken for a Belgian one', () => {
  expect(townCentre({ names: ['Eghezée'], zip: '5310', countryId: 50 })).toBeUndefined();
});
