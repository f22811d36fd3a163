import { computedLabel, energyLabel, listLabels, labelText, printedLabel } from './energy-label.ts';
import type { Region } from './region.ts';
import { LUXEMBOURG } from './region.ts';

test.each<[Region, number, string]>([
  ['flanders', -10, 'a_plus'],
  ['flanders', 0, 'a_plus'],
  ['flanders', 0.1, 'a'],
  ['flanders', 100, 'a'],
  ['flanders', 100.01, 'b'],
  ['flanders', 400, 'd'],
  ['flanders', 500, 'e'],
  ['flanders', 501, 'f'],
  ['flanders', 1e9, 'f'],
  ['brussels', 0, 'a_plus'],
  ['brussels', 23, 'a'],
  ['brussels', 23.5, 'a_sub'],
  ['brussels', 45, 'a_sub'],
  ['brussels', 46, 'b_plus'],
  ['brussels', 95, 'b_sub'],
  ['brussels', 150, 'c_sub'],
  ['brussels', 223, 'e_plus'],
  ['brussels', 322, 'f'],
  ['brussels', 323, 'f_sub'],
  ['brussels', 345, 'f_sub'],
  ['brussels', 345.1, 'g'],
  ['wallonia', 0, 'a_plusplus'],
  ['wallonia', 45, 'a_plus'],
  ['wallonia', 85, 'a'],
  ['wallonia', 170, 'b'],
  ['wallonia', 510, 'f'],
  ['wallonia', 511, 'g'],
])('in %s %p kWh/m².year earns %s', (region, value, label) => {
  expect(computedLabel(region, value)).toBe(label);
});

test.each([NaN, Infinity, -Infinity, null, undefined])('a value of %p has no label', (value) => {
  expect(computedLabel('flanders', value)).toBeUndefined();
});

test.each([
  ['wallonia', 'B', 'b'],
  ['wallonia', 'a++', 'a_plusplus'],
  ['wallonia', 'A ++', 'a_plusplus'],
  ['wallonia', 'PEB D', 'd'],
  ['brussels', 'C-', 'c_sub'],
  ['brussels', 'C−', 'c_sub'],
  ['brussels', 'e+', 'e_plus'],
  ['flanders', 'a_plus', 'a_plus'],
  ['flanders', 'Label: F', 'f'],
  ['luxembourg', 'I', 'i'],
  ['flanders', 'G', undefined],
  ['flanders', 'C-', undefined],
  ['wallonia', 'H', undefined],
  ['wallonia', 'in aanvraag', undefined],
  ['wallonia', 'n.a.', undefined],
  ['wallonia', '  ', undefined],
  ['wallonia', null, undefined],
] as const)('on a certificate of %s %p reads %p', (scale, text, label) => {
  expect(printedLabel(scale, text)).toBe(label);
});

test('the printed label takes precedence over the value', () => {
  expect(energyLabel({ zip: '9000', labelText: 'B', performance: 450 })).toEqual({
    scale: 'flanders',
    label: 'b',
    text: 'B',
    computed: false,
  });
});

test('a computed label is marked', () => {
  expect(energyLabel({ zip: '1140', performance: 140 })).toEqual({
    scale: 'brussels',
    label: 'c_sub',
    text: 'C-',
    computed: true,
  });
  expect(energyLabel({ zip: '5310', labelText: 'en cours', performance: 30 })).toMatchObject({
    label: 'a_plus',
    text: 'A+',
    computed: true,
  });
});

test('Luxembourg shows its own label, and none is computed for it', () => {
  expect(energyLabel({ zip: '1234', countryId: LUXEMBOURG, labelText: 'H' })).toMatchObject({
    scale: 'luxembourg',
    label: 'h',
    computed: false,
  });
  expect(energyLabel({ zip: '1234', countryId: LUXEMBOURG, performance: 100 })).toBeUndefined();
});

test.each([
  {},
  { zip: '5310' },
  { performance: 100 },
  { zip: '75001', performance: 100 },
  { zip: '1000', countryId: 3, labelText: 'A' },
])('%j has no label', (facts) => {
  expect(energyLabel(facts)).toBeUndefined();
});

test('labels read as on the certificate', () => {
  expect(listLabels('wallonia').map(labelText)).toEqual(['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect(listLabels('brussels').slice(0, 6).map(labelText)).toEqual(['A+', 'A', 'A-', 'B+', 'B', 'B-']);
});
