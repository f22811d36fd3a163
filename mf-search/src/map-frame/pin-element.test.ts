import { expect, test } from '@jest/globals';
import type { MapProperty, MapTexts } from '../map-messages/messages.ts';
import { placeElement, placeLabel } from './pin-element.ts';
import { shortPrice } from './price-text.ts';
import { townName, type Town } from 'shared-kit/domain/map-ground/town-features';

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
  vat: { excluded: 'HTVA', included: 'TVAC' },
  closed: 'vendu',
} as MapTexts;

const pinLabel = (property: MapProperty) => placeLabel({ kind: 'one', property }, texts);
const pin = (property: MapProperty, customMarker: string | null = null, marqueeIgnore: number[] = []) =>
  placeElement({ kind: 'one', property }, { customMarker, marqueeIgnore, texts });

test('a pin is called by its type and its price as it is seen, or says that there is none', () => {
  expect(pinLabel(house)).toBe('Maison, € 345k');
  expect(pinLabel({ ...house, typeId: 4, price: null })).toBe('Terrain, prix non communiqué');
  expect(pinLabel({ ...house, price: null, closed: true })).toBe('Maison, vendu');
});

test('a price of new build says whether VAT is in it, on its pin and to those who hear it', () => {
  const text = (vat?: 'excluded' | 'included') =>
    pin({ ...house, ...(vat && { vat }) }).querySelector('span')?.innerHTML;
  expect([text('excluded'), text('included'), text()]).toEqual([
    '€ 345k <small>HTVA</small>',
    '€ 345k <small>TVAC</small>',
    '€ 345k',
  ]);
  expect(pinLabel({ ...house, vat: 'excluded' })).toBe('Maison, € 345k HTVA');
  expect(pinLabel({ ...house, vat: 'included' })).toBe('Maison, € 345k TVAC');
});

test('the picture of the site marks a marquee, and no other pin has it', () => {
  expect(pin(house, '/media/star').querySelector('img')?.getAttribute('src')).toBe('/media/star');
  expect(pin(house, '/media/star', [house.marquee]).querySelector('img')).toBeNull();
  expect(pin({ ...house, marquee: 0 }, '/media/star').querySelector('img')).toBeNull();
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
