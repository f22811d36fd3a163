import { expect, test } from '@jest/globals';
import { matchedParts } from './suggestion-index.ts';

test.each([
  ['Namur', ['nam'], [[0, 3]]],
  ['Liège', ['liege'], [[0, 5]]],
  [
    'Braine-l’Alleud',
    ['alleud', 'br'],
    [
      [0, 2],
      [9, 15],
    ],
  ],
  ['Œudeghien', ['oeu'], [[0, 2]]],
  ['Liège', ['lie'], [[0, 3]]],
  ['Namur', ['amur'], []],
  ['', ['a'], []],
])('of %p the words %j are marked at %j', (label, words, parts) => {
  expect(matchedParts(label, words)).toEqual(parts);
});
