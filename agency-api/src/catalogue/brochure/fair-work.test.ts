import { expect, test } from '@jest/globals';
import { QueueFull } from '../../files/pictures/job-queue.ts';
import { fairWork } from './fair-work.ts';

const TURNS = { parallel: 2, waiting: 8, waitingOfOne: 3 };

/** Work that ends when it is told to. */
function heldWork() {
  const inTurn = fairWork<string>(TURNS);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const aborted: string[] = [];
  const ask = (visitor: string, key: string, signal = new AbortController().signal) =>
    inTurn({ visitor, key, signal }, (running) => {
      begun.push(key);
      running.addEventListener('abort', () => aborted.push(key));
      const end = Promise.withResolvers<string>();
      ends.set(key, end);
      return end.promise;
    });
  /** Ends it, and lets those who wait take their turn. */
  async function end(key: string) {
    ends.get(key)!.resolve(`made ${key}`);
    await new Promise(setImmediate);
  }
  return { ask, begun, aborted, end, ends };
}

test('a visitor who asks for much has one piece under way, and another one is served at once', async () => {
  const { ask, begun, end } = heldWork();
  const greedy = ['g1', 'g2', 'g3', 'g4'].map((key) => ask('greedy', key));
  const other = ask('other', 'o1');
  expect(begun).toEqual(['g1', 'o1']);
  await end('o1');
  expect(await other).toBe('made o1');
  expect(begun).toEqual(['g1', 'o1']);
  for (const key of ['g1', 'g2', 'g3', 'g4']) await end(key);
  expect(await Promise.all(greedy)).toEqual(['g1', 'g2', 'g3', 'g4'].map((key) => `made ${key}`));
});

test('of one visitor, and of all, no more than so many wait', async () => {
  const { ask } = heldWork();
  const all = (visitor: string, count: number) =>
    Array.from({ length: count }, (_, index) => ask(visitor, `${visitor}${index}`));
  const settled: string[] = [];
  const noted = [...all('a', 5), ...all('b', 4), ...all('c', 3)].map((asked, index) =>
    asked.catch((error: unknown) => {
      expect(error).toBeInstanceOf(QueueFull);
      settled.push(`${index}`);
    }),
  );
  await new Promise(setImmediate);
  // The fifth of `a` is one too many of its own, the third of `c` one too many of all.
  expect(settled).toEqual(['4', '11']);
  expect(noted).toHaveLength(12);
});

test('what several want is done once, in the turn of the first of them that comes', async () => {
  const { ask, begun, end } = heldWork();
  const first = ['g1', 'g2', 'same'].map((key) => ask('greedy', key));
  const second = ask('second', 's1');
  const third = ask('third', 'same');
  const fourth = ask('fourth', 'same');
  await end('s1');
  expect(begun).toEqual(['g1', 's1', 'same']);
  const late = ask('fifth', 'same');
  await end('same');
  expect(await Promise.all([third, fourth, late, first[2]])).toEqual(Array(4).fill('made same'));
  await end('g1');
  await end('g2');
  expect(await Promise.all([...first, second])).toHaveLength(4);
  expect(begun).toEqual(['g1', 's1', 'same', 'g2']);
});

test('who leaves takes no turn, and work that nobody waits for is called off and may be asked for again', async () => {
  const { ask, begun, aborted, end } = heldWork();
  const left = new AbortController();
  const running = ask('a', 'a1', left.signal);
  const waiting = ask('a', 'a2', left.signal);
  left.abort();
  await expect(running).rejects.toThrow('aborted');
  await expect(waiting).rejects.toThrow('aborted');
  expect(aborted).toEqual(['a1']);
  const again = ask('b', 'a1');
  expect(begun).toEqual(['a1', 'a1']);
  await end('a1');
  expect(await again).toBe('made a1');
});

test('work that fails gives its place to the next', async () => {
  const { ask, begun, ends, end } = heldWork();
  const failing = ask('a', 'a1');
  const next = ask('a', 'a2');
  ends.get('a1')!.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect(await next).toBe('made a2');
});
