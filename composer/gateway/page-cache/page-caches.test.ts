import { PageCaches } from './page-caches.ts';

const BYTES = 800_000;
const OF_ALL = { releases: 1, content: 1 };
const OF_OTHERS = { releases: 0, content: 1 };
const made = () => ({ markup: Buffer.alloc(10_000), headers: [] });

test('a flood of previews drops no live page, and takes an eighth of the memory at most', async () => {
  const caches = new PageCaches({ bytes: BYTES, hasOthers: true });
  const keys = Array.from({ length: 8 }, (_, index) => `/live/${index}/`);
  for (const key of keys) await caches.forAll.share(OF_ALL, key, async () => made());
  for (let index = 0; index < 1_000; index++) {
    const key = `${index} /preview/`;
    await caches.ofOthers.share(OF_OTHERS, key, async () => made());
    // Those of a part that are asked for again may take more of it.
    caches.ofOthers.find(OF_OTHERS, key);
  }
  expect(keys.filter((key) => caches.forAll.find(OF_ALL, key))).toEqual(keys);
  expect(caches.ofOthers.figures.pages).toBeGreaterThan(0);
  expect(caches.ofOthers.figures.bytes).toBeLessThanOrEqual(BYTES / 8);
  expect(caches.figures.pages).toBe(keys.length + caches.ofOthers.figures.pages);
});

test('where there are no previews all of it is for live pages', async () => {
  const caches = new PageCaches({ bytes: BYTES });
  expect([caches.forAll.isOn, caches.ofOthers.isOn]).toEqual([true, false]);
  const page = { markup: Buffer.alloc(BYTES * 0.16), headers: [] };
  await caches.forAll.share(OF_ALL, '/large/', async () => page);
  expect(caches.forAll.figures.pages).toBe(1);
  const both = new PageCaches({ bytes: BYTES, hasOthers: true });
  await both.forAll.share(OF_ALL, '/large/', async () => page);
  expect(both.forAll.figures.pages).toBe(0);
});
