import { expect, test } from '@jest/globals';
import { inBatches } from './in-batches.ts';

test('concurrent calls are batched, up to the limit, in the order of the calls', async () => {
  const batches: number[][] = [];
  const double = inBatches(async (items: number[]) => {
    batches.push(items);
    return items.map((item) => 2 * item);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(await double(6)).toBe(12);
});

test('a second batch begins while the first is under way, and the third does not', async () => {
  const batches: number[][] = [];
  const held = Promise.withResolvers<void>();
  const work = inBatches(async (items: number[]) => {
    batches.push(items);
    await held.promise;
    return items;
  }, 2);
  const all = Promise.all([1, 2, 3, 4, 5].map(work));
  await new Promise(setImmediate);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  held.resolve();
  await all;
  expect(batches.at(-1)).toEqual([5]);
});

test('an error in place of a result rejects only its own caller', async () => {
  const work = inBatches(
    async (items: string[]) => items.map((item) => (item === 'bad' ? new Error('no such item') : item)),
    8,
  );
  const settled = await Promise.allSettled(['good', 'bad'].map(work));
  expect(settled).toEqual([
    { status: 'fulfilled', value: 'good' },
    { status: 'rejected', reason: new Error('no such item') },
  ]);
});

test('work that throws rejects its batch, and the next batch is processed', async () => {
  let calls = 0;
  const work = inBatches(async (items: number[]) => {
    if (++calls === 1) throw new Error('the database does not answer');
    return items;
  }, 1);
  const settled = await Promise.allSettled([work(1), work(2)]);
  expect(settled).toEqual([
    { status: 'rejected', reason: new Error('the database does not answer') },
    { status: 'fulfilled', value: 2 },
  ]);
});
