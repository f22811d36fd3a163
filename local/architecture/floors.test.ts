import { expect, test } from '@jest/globals';
import { floorsOf } from './floors.ts';

const graph = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([name, lower]) => [name, new Set(lower)]));

test('each part is one floor above the highest that it imports', () => {
  expect(floorsOf(graph({ app: ['page', 'text'], page: ['text'], text: [], other: [] }))).toEqual([
    [['app']],
    [['page']],
    [['other'], ['text']],
  ]);
});

test('parts that import each other in a circle share a room, whichever way round', () => {
  expect(floorsOf(graph({ a: ['b'], b: ['c'], c: ['a', 'low'], low: [], top: ['b'] }))).toEqual([
    [['top']],
    [['a', 'b', 'c']],
    [['low']],
  ]);
});
