import { expect, test } from '@jest/globals';
import { facets } from '../../testing/listings.ts';
import { steadyOptions, typeOptions } from './facet-options.ts';

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

test('types that belong to others stand below them, with their counts', () => {
  const node = (value: number, label: string, parentid: number | null = null) => ({
    id: value,
    parentid,
    value,
    label,
    children: [],
  });
  const typeTree = [{ ...node(1, 'Maison'), children: [node(10, 'Autres', 1)] }, node(2, 'Appartement')];
  expect(typeOptions({ ...facets, typeTree }, [], () => '')).toEqual([
    { value: '1', label: 'Maison', count: 30 },
    { value: '10', label: 'Autres', count: 2, depth: 1 },
    { value: '2', label: 'Appartement', count: 17 },
  ]);
});
