import { expect, test } from '@jest/globals';
import { readBedrooms } from './bedroom-words.ts';

test.each([
  ['2 chambres Namur', 2, 'Namur'],
  ['appartement 3 slaapkamers gent', 3, 'appartement gent'],
  ['villa with two bedrooms', 2, 'villa with'],
  ['3ch', 3, ''],
  ['Haus mit fünf Schlafzimmern', 5, 'Haus mit'],
  ['vier Schlafzimmer', 4, ''],
  // Words that only look so: rooms in general, a reference, a street.
  ['3 kamers', undefined, '3 kamers'],
  ['2023/12ch', undefined, '2023/12ch'],
  ['12chx', undefined, '12chx'],
  ['rue des chambres', undefined, 'rue des chambres'],
])('%s', (text, bedrooms, rest) => {
  expect(readBedrooms(text)).toMatchObject({ bedrooms, rest });
});
