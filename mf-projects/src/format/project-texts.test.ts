import { formatEuro } from 'shared-kit/domain/numbers';
import { aCard, soldOut } from '../../testing/projects.ts';
import { textIn } from '../../testing/render-part.tsx';
import { availability, typeNames, bedroomRange, priceRange, surfaceRange } from './project-texts.ts';

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

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

test.each([
  ['fr', { min: 185_000, max: 415_000 }, '€ 185.000 – € 415.000'],
  ['de', { min: 185_000, max: null }, 'ab € 185.000'],
  ['nl', { min: null, max: 415_000 }, 'tot € 415.000'],
  ['en', { min: 185_000, max: 185_000 }, '€ 185.000'],
  ['fr', null, null],
] as const)('in %s the price range %j reads %j', (language, range, expected) => {
  expect(plain(priceRange(range, textIn(language), { euro: formatEuro }))).toBe(expected);
});

test.each([
  ['fr', { min: 1, max: 1 }, '1 chambre'],
  ['fr', { min: 1, max: 3 }, '1 – 3 chambres'],
  ['nl', { min: 2, max: null }, 'vanaf 2 slaapkamers'],
  ['de', { min: 1, max: 2 }, '1 – 2 Schlafzimmer'],
] as const)('in %s the bedrooms %j read %j', (language, range, expected) => {
  expect(plain(bedroomRange(range, textIn(language)))).toBe(expected);
});

test('surfaces are whole square metres, written for Belgium', () => {
  expect(plain(surfaceRange({ min: 59.6, max: 1250 }, textIn('de')))).toBe('60 – 1.250 m²');
});
