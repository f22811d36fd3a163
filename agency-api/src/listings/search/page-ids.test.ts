import { expect, test } from '@jest/globals';
import { stretchOf } from './page-ids.ts';

const PARTS = [
  { cityIds: [1], rank: 0, closed: false, count: 5 },
  { cityIds: [2], rank: 1, closed: false, count: 0 },
  { cityIds: [3], rank: 2, closed: false, count: 2 },
  { cityIds: [4], rank: 3, closed: false, count: 9 },
];

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
  const { parts, before } = stretchOf(PARTS, window);
  expect({ cityIds: parts.flatMap(({ cityIds }) => cityIds), before }).toEqual(stretch);
});
