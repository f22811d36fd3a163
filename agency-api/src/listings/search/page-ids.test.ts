import { expect, test } from '@jest/globals';
import { stretchOf } from './page-ids.ts';

const byCity = new Map([
  [1, 5],
  [2, 0],
  [3, 2],
  [4, 9],
]);

test.each([
  [
    { offset: 0, limit: 3 },
    { cityIds: [1], before: 0 },
  ],
  [
    { offset: 3, limit: 3 },
    { cityIds: [1, 3], before: 3 },
  ],
  [
    { offset: 4, limit: 4 },
    { cityIds: [1, 3, 4], before: 4 },
  ],
  [
    { offset: 5, limit: 2 },
    { cityIds: [3], before: 0 },
  ],
  [
    { offset: 14, limit: 5 },
    { cityIds: [4], before: 7 },
  ],
  [
    { offset: 99, limit: 5 },
    { cityIds: [], before: 0 },
  ],
])('a page at %o touches the towns %o', (window, stretch) => {
  expect(stretchOf([1, 2, 3, 4], byCity, window)).toEqual(stretch);
});
