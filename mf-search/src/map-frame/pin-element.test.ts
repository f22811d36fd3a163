import { expect, test } from '@jest/globals';
import type { MapTexts } from '../map-messages/messages.ts';
import { pinElement, pinLabel } from './pin-element.ts';
import { shortPrice } from './price-text.ts';
import { townName, type Town } from './town-name.ts';

test.each([
  [850, '€ 850'],
  [1_250, '€ 1.250'],
  [9_999, '€ 9.999'],
  [345_000, '€ 345k'],
  [345_900, '€ 346k'],
  [999_600, '€ 1M'],
  [1_250_000, '€ 1,25M'],
])('%i is written %s', (price, text) => {
  expect(shortPrice(price)).toBe(text);
});

const house = { id: 1, lat: 50, lng: 4, price: 345_000, typeId: 1, marquee: 3, closed: false };
const texts = {
  residential: 'Maison',
  land: 'Terrain',
  noPrice: 'prix non communiqué',
  closed: 'vendu',
} as MapTexts;

test('a pin is called by its type and its price as it is seen, or says that there is none', () => {
  expect(pinLabel(house, texts)).toBe('Maison, € 345k');
  expect(pinLabel({ ...house, typeId: 4, price: null }, texts)).toBe('Terrain, prix non communiqué');
  expect(pinLabel({ ...house, price: null, closed: true }, texts)).toBe('Maison, vendu');
});

test('the picture of the site marks a marquee, and no other pin has it', () => {
  const marked = pinElement(house, { isMarked: true, customMarker: '/media/star' });
  expect(marked.querySelector('img')?.getAttribute('src')).toBe('/media/star');
  expect(pinElement(house, { isMarked: false, customMarker: '/media/star' }).querySelector('img')).toBeNull();
});

test('a town is named in the language of the page, or of its region where that has no name for it', () => {
  const luik: Town = ['Luik', 'Liège', 'w', 1, 50.6, 5.6];
  expect((['nl', 'fr', 'en', 'de'] as const).map((language) => townName(luik, language))).toEqual([
    'Luik',
    'Liège',
    'Liège',
    'Lüttich',
  ]);
  expect(townName(['Gent', '', 'f', 1, 51, 3.7], 'fr')).toBe('Gent');
});
