import { expect, test } from '@jest/globals';
import { editDistance, allowedTypos } from './nearest-word.ts';

test.each([
  ['namr', 'namur', 1],
  ['nmaur', 'namur', 1],
  ['namur', 'namur', 0],
  ['xamur', 'namur', 1],
  ['brusel', 'bruxelles', 3],
  ['bruxels', 'bruxelles', 2],
  ['abc', 'xyz', 3],
  ['', 'abcdef', 3],
])('%p is %i slips from %p', (typed, meant, slips) => {
  expect(editDistance(typed, meant, 2)).toBe(slips);
});

test('short words and numbers are forgiven nothing, long words two slips', () => {
  expect(['mon', '5001', 'namr', 'bruxels'].map(allowedTypos)).toEqual([0, 0, 1, 2]);
});
