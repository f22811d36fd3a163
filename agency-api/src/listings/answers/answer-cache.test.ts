import { expect, test } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';

/** A cache over data that the test changes. */
function cacheOf({ maxBytes = 100_000 } = {}) {
  const data = { version: 1, colours: 0 };
  let measured: string[] = [];
  const cache = new AnswerCache({
    now: async () => ({ ...data }),
    coloursSince: async () => measured,
    maxBytes,
  });
  const made: string[] = [];
  const ask = async (key: string, value: unknown = {}) => {
    const answer = await cache.get(key, async (version) => {
      made.push(key);
      return { version, value };
    });
    return JSON.parse(answer.body.toString()) as { version: number };
  };
  const measure = (...ids: string[]) => {
    measured = ids;
    data.colours++;
  };
  return { cache, data, made, ask, measure };
}

const picture = (id: string) => ({ url: `/media/${id}` });

test('an answer is computed once per version of the data', async () => {
  const { data, made, ask } = cacheOf();
  expect(await ask('a')).toMatchObject({ version: 1 });
  expect(await ask('a')).toMatchObject({ version: 1 });
  expect(made).toEqual(['a']);
  data.version++;
  expect(await ask('a')).toMatchObject({ version: 2 });
  expect(made).toEqual(['a', 'a']);
});

test('concurrent requests for the same answer share one computation', async () => {
  const { made, ask } = cacheOf();
  await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(made).toEqual(['a', 'b']);
});

test('an answer whose computation began before a change of the data is not returned to requests after the change', async () => {
  const { cache, data } = cacheOf();
  const { promise: reading, resolve: finishReading } = Promise.withResolvers<string>();
  const early = cache.get('a', () => reading);
  await new Promise(setImmediate);
  data.version++;
  expect(String((await cache.get('a', async () => 'new')).body)).toBe('"new"');
  finishReading('old');
  expect(String((await early).body)).toBe('"old"');
  expect(String((await cache.get('a', async () => 'made again')).body)).toBe('"new"');
});

test('a measured colour evicts the answers that show its picture, and no others', async () => {
  const { made, ask, measure } = cacheOf();
  await ask('a', [picture('one'), picture('two')]);
  await ask('b', picture('three'));
  measure('two', 'nine');
  await Promise.all([ask('a', picture('two')), ask('b')]);
  expect(made).toEqual(['a', 'b', 'a']);
});

test('an answer that was computed while a colour was measured is not cached', async () => {
  const { cache, made, ask, measure } = cacheOf();
  const { promise: reading, resolve: finishReading } = Promise.withResolvers<unknown>();
  const early = cache.get('a', () => reading);
  await new Promise(setImmediate);
  measure('one');
  await ask('b');
  finishReading(picture('one'));
  await early;
  await ask('a');
  expect(made).toEqual(['b', 'a']);
});

test('an error of the computation is thrown, and not cached', async () => {
  const { cache, ask } = cacheOf();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await ask('a')).toMatchObject({ version: 1 });
});

test('a failed look-up of colours is thrown; nothing outdated is returned afterwards', async () => {
  const data = { version: 1, colours: 0 };
  let isBroken = true;
  const cache = new AnswerCache({
    now: async () => ({ ...data }),
    coloursSince: async () => {
      if (isBroken) throw new Error('the database does not answer');
      return ['one'];
    },
    maxBytes: 100_000,
  });
  const ask = (value: string) => cache.get('a', async () => [value, picture('one')]);
  await ask('old');
  data.colours++;
  await expect(ask('new')).rejects.toThrow('the database does not answer');
  isBroken = false;
  expect(String((await ask('new')).body)).toContain('new');
});

test('the size of the cache is bounded, long keys and pictures included; the least recently used entry is evicted first', async () => {
  const { made, ask } = cacheOf({ maxBytes: 40_000 });
  const long = 'x'.repeat(6_000);
  for (const key of ['a', 'b', 'c']) await ask(key, long);
  await ask(`key ${long}`);
  await ask(
    'pictures',
    Array.from({ length: 100 }, (_, id) => picture(String(id))),
  );
  await ask('c', long);
  expect(made.filter((key) => key === 'c')).toHaveLength(1);
  await ask('a', long);
  expect(made.filter((key) => key === 'a')).toHaveLength(2);
});
