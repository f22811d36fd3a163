import { truncate } from './truncate.ts';

test.each([
  ['Maison', 10, 'Maison'],
  ['Maison', 6, 'Maison'],
  ['Maison', 3, 'Mai'],
  ['Maison', 2.9, 'Ma'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['Maison', 0, ''],
  ['Maison', -1, ''],
  ['Maison', NaN, ''],
  ['Maison', Infinity, 'Maison'],
  ['', 5, ''],
])('truncate(%p, %p) is %p', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
