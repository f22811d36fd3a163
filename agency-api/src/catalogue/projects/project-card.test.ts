import { expect, test } from '@jest/globals';
import { idsOfWebId, typesOfName } from './project-card.ts';

test.each([
  ['Appartement (12)', [{ name: 'Appartement', count: 12 }]],
  [
    'Maison (2), Appartement (12)',
    [
      { name: 'Maison', count: 2 },
      { name: 'Appartement', count: 12 },
    ],
  ],
  ['Terrain', [{ name: 'Terrain', count: null }]],
  ['Bureaux (neufs) (3)', [{ name: 'Bureaux (neufs)', count: 3 }]],
  ['', []],
])('%j names %j', (name, types) => {
  expect(typesOfName(name)).toEqual(types);
});

test('the ids of several types are read', () => {
  expect(idsOfWebId('2, 10')).toEqual([2, 10]);
  expect(idsOfWebId('')).toEqual([]);
});
