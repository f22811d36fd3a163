import { expect, test } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';

/** A cache over data that the test changes. */
function createCache({ maxBytes = 100_000 } = {}) {
  const data = { version: 1, isOutdated: false };
  const now = async () => ({ data: { version: data.version }, isOutdated: data.isOutdated });
  const cache = new AnswerCache({ now, maxBytes });
  const made: string[] = [];
  const ask = async (key: string, value: unknown = {}) => {
    const answer = await cache.get(key, async ({ version }) => {
      made.push(key);
      return { version, value };
    });
    return JSON.parse(answer.body.toString()) as { version: number };
  };
  return { cache, data, made, ask };
}

test('an answer is computed once per version of the data', async () => {
  const { data, made, ask } = createCache();
  expect(await ask('a')).toMatchObject({ version: 1 });
  expect(await ask('a')).toMatchObject({ version: 1 });
  expect(made).toEqual(['a']);
  data.version++;
  expect(await ask('a')).toMatchObject({ version: 2 });
  expect(made).toEqual(['a', 'a']);
});

test('concurrent requests for the same answer share one computation', async () => {
  const { made, ask } = createCache();
  await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(made).toEqual(['a', 'b']);
});

test('an answer whose computation began before a change of the data is not returned to requests after the change', async () => {
  const { cache, data } = createCache();
  const { promise: reading, resolve: finishReading } = Promise.withResolvers<string>();
  const early = cache.get('a', () => reading);
  await new Promise(setImmediate);
  data.version++;
  expect(String((await cache.get('a', async () => 'new')).body)).toBe('"new"');
  finishReading('old');
  expect(String((await early).body)).toBe('"old"');
  expect(String((await cache.get('a', async () => 'made again')).body)).toBe('"new"');
});

test('an answer says that it is outdated while newer data are read, and only then', async () => {
  const { cache, data } = createCache();
  const isOutdated = async () => (await cache.get('a', async () => 'answer')).isOutdated;
  expect(await isOutdated()).toBe(false);
  data.isOutdated = true;
  expect(await isOutdated()).toBe(true);
  data.isOutdated = false;
  expect(await isOutdated()).toBe(false);
});

test('an error of the computation is thrown, and not cached', async () => {
  const { cache, ask } = createCache();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await ask('a')).toMatchObject({ version: 1 });
});

test('the size of the cache is bounded, long keys included; the least recently used entry is evicted first', async () => {
  const { made, ask } = createCache({ maxBytes: 40_000 });
  const long = 'x'.repeat(6_000);
  for (const key of ['a', 'b', 'c']) await ask(key, long);
  await ask(`key ${long}`);
  await ask('d', long);
  await ask('e', long);
  await ask('c', long);
  expect(made.filter((key) => key === 'c')).toHaveLength(1);
  await ask('a', long);
  expect(made.filter((key) => key === 'a')).toHaveLength(2);
});

test('while newer data are read each answer is made anew, of records that may have changed', async () => {
  let isOutdated = false;
  let isOffered = true;
  const answers = new AnswerCache<{ version: number }>({
    now: async () => ({ data: { version: 5 }, isOutdated }),
    maxBytes: 1e6,
  });
  const page = async () =>
    JSON.parse((await answers.get('property fr 7', async () => ({ isOffered }))).body.toString()) as unknown;
  expect(await page()).toEqual({ isOffered: true });
  isOffered = false;
  expect(await page()).toEqual({ isOffered: true });
  isOutdated = true;
  expect(await page()).toEqual({ isOffered: false });
});
