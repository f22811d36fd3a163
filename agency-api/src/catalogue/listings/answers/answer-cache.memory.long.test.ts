import { expect, test } from '@jest/globals';
import { liveMemory } from '../../../../testing/live-memory.ts';
import { AnswerCache } from './answer-cache.ts';

const MAX_BYTES = 8 * 1024 ** 2;
/** How much more than its limit a full cache may take. */
const TOLERANCE = 1.2;

/** As a list has them: `cards` of five pictures each. */
const createList = (cards: number, page: number) => ({
  items: Array.from({ length: cards }, (_, index) => ({
    title: `Maison ${page} ${index} ${'à vendre '.repeat(30)}`,
    pictures: Array.from({ length: 5 }, (_, place) => ({
      url: `/media/picture-with-a-long-id-${(page * 7 + index * 5 + place) % 4_000}`,
    })),
  })),
});

test.each([
  ['lists of 12 cards', 12, 2_000],
  ['single cards', 1, 12_000],
  ['answers of some bytes', 0, 20_000],
])('a cache full of %s takes no more memory than its limit', async (_kind, cards, answers) => {
  const cache = new AnswerCache({
    now: async () => ({ data: { version: 1 }, isOutdated: false }),
    maxBytes: MAX_BYTES,
  });
  await cache.get('first', async () => createList(cards, 0));
  const before = liveMemory();
  for (let page = 1; page <= answers; page++)
    await cache.get(`listings {"lang":"fr","page":${page}}`, async () => createList(cards, page));
  expect(cache.isHalfFull).toBe(true);
  expect((liveMemory() - before) / MAX_BYTES).toBeLessThan(TOLERANCE);
  // Still referred to, so that it was not collected.
  expect(cache.isHalfFull).toBe(true);
});
