import { expect, jest, test } from '@jest/globals';
import { createPictureVariants } from './picture-variants.ts';
import { QueueFull } from './job-queue.ts';
import type { Original } from './original.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3" height="2"><rect width="3" height="2"/></svg>';
const record = { id: 'p1', source: 'house-1.jpg', width: 3, height: 2 };

function variants(deadlineMs?: number) {
  const kept = new Map<string, Buffer>();
  const open = jest.fn<() => Promise<Original>>(async () => ({ kind: 'drawing', svg }));
  const cache = {
    read: async (key: string) => kept.get(key) ?? null,
    has: async (key: string) => kept.has(key),
    write: async (key: string, content: Buffer) => void kept.set(key, content),
    remove: async (key: string) => void kept.delete(key),
  };
  const made = createPictureVariants({
    cache,
    withOriginal: (_record, _signal, work) => work(open),
    deadlineMs,
  });
  return { open, kept, variants: made };
}

test('concurrent requests for the same variant share one computation', async () => {
  const { open, variants: shared } = variants();
  const asked = [1, 2, 3].map(() => shared.get(record, { width: 100, format: 'png' }));
  const [first, ...others] = await Promise.all(asked);
  expect(open).toHaveBeenCalledTimes(1);
  for (const other of others) expect(other).toBe(first);
});

test('a cached variant is not computed again', async () => {
  const { open, variants: shared } = variants();
  await shared.get(record, { width: 100, format: 'png' });
  await shared.get(record, { width: 100, format: 'png' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('an error is not cached: the next request tries again', async () => {
  const { open, kept, variants: shared } = variants();
  open.mockRejectedValueOnce(new Error('broken'));
  await expect(shared.get(record, { format: 'png' })).rejects.toThrow('broken');
  expect(kept.size).toBe(0);
  expect((await shared.get(record, { format: 'png' })).length).toBeGreaterThan(0);
});

test('another source, size or format is another variant', () => {
  const { toKey } = variants().variants;
  const keys = [
    toKey(record, { width: 100, format: 'png' }),
    toKey(record, { width: 250, format: 'png' }),
    toKey(record, { height: 75, format: 'png' }),
    toKey(record, { width: 100, format: 'avif' }),
    toKey({ ...record, source: 'house-2.jpg' }, { width: 100, format: 'png' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

const other = (seed: number) => ({ ...record, source: `house-${seed}.jpg` });
const PNG = { width: 100, format: 'png' } as const;

/** Two variants whose originals never arrive occupy both places of the queue. */
async function busy(deadlineMs?: number) {
  const made = variants(deadlineMs);
  const gate = Promise.withResolvers<Original>();
  const { promise: bothBegan, resolve } = Promise.withResolvers<void>();
  made.open.mockImplementation(() => {
    if (made.open.mock.calls.length === 2) resolve();
    return gate.promise;
  });
  const running = [1001, 1002].map((seed) => made.variants.get(other(seed), PNG).catch(() => null));
  await bothBegan;
  return { ...made, running, free: () => gate.resolve({ kind: 'drawing', svg }) };
}

test('a queued variant is dropped when all its callers have aborted', async () => {
  const { open, variants: shared, running, free } = await busy();
  const [first, second, third] = [1, 2, 3].map(() => new AbortController());
  const both = [first, second].map((client) => shared.get(other(1), PNG, client!.signal));
  const stays = shared.get(other(2), PNG, third!.signal);
  first!.abort(new Error('left'));
  await expect(both[0]).rejects.toThrow('left');
  second!.abort(new Error('left'));
  await expect(both[1]).rejects.toThrow('left');
  free();
  await Promise.all([...running, stays]);
  expect(open).toHaveBeenCalledTimes(3);
});

test('a caller gets the variant although another caller of it aborted', async () => {
  const { variants: shared, running, free } = await busy();
  const client = new AbortController();
  const [leaves, stays] = [shared.get(other(1), PNG, client.signal), shared.get(other(1), PNG)];
  client.abort(new Error('left'));
  await expect(leaves).rejects.toThrow('left');
  free();
  expect((await stays).length).toBeGreaterThan(0);
  await Promise.all(running);
});

test('a variant that misses its deadline is refused, and not computed', async () => {
  const { open, variants: shared, running, free } = await busy(20);
  await expect(shared.get(other(1), PNG)).rejects.toBeInstanceOf(QueueFull);
  free();
  await Promise.all(running);
  expect(open).toHaveBeenCalledTimes(2);
});

test('of two hundred concurrent requests some wait, the others are refused immediately', async () => {
  const { variants: shared, running, free } = await busy();
  const asked = Array.from({ length: 200 }, (_, seed) =>
    shared.get(other(seed), PNG).then(
      () => 'made',
      (error: unknown) => (error instanceof QueueFull ? 'refused' : 'failed'),
    ),
  );
  expect(await asked.at(-1)).toBe('refused');
  free();
  await Promise.all(running);
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(80);
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(120);
});
