import { aCard, soldOut } from '../../testing/projects.ts';
import { textIn } from '../../testing/texts.ts';
import { availability, typeNames } from './availability.ts';

test.each([
  [{}, '8 lots disponibles'],
  [{ units: { total: 14, free: 1 } }, '1 lot disponible'],
  [{ units: { total: 14, free: 0 } }, 'Tous les lots vendus ou réservés'],
  [soldOut, 'Tout vendu'],
  [{ units: { total: 0, free: 0 } }, null],
])('%j reads %j', (over, expected) => {
  expect(availability(aCard(over), textIn('fr'))).toBe(expected);
});

test('types are named with their counts, as far as the feed counts them', () => {
  const types = [
    { name: 'Maison', count: 2 },
    { name: 'Terrain', count: null },
  ];
  expect(typeNames({ types })).toBe('Maison (2), Terrain');
});
