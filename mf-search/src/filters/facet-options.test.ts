import { expect, test } from '@jest/globals';
import { steadyOptions } from './facet-options.ts';

const option = (value: string, count: number) => ({ value, label: value, count });
const before = [option('a', 5), option('b', 2), option('c', 1)];

test('what another filter emptied stays in its place, with nothing to find', () => {
  expect(steadyOptions(before, [option('c', 1), option('a', 3)])).toEqual([
    option('a', 3),
    option('b', 0),
    option('c', 1),
  ]);
});

test('where more becomes possible, all of it is there', () => {
  const more = [option('a', 5), option('aa', 9)];
  expect(steadyOptions(before, more)).toEqual([...more, option('b', 0), option('c', 0)]);
});
