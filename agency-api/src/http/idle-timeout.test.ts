import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withIdleTimeout } from './idle-timeout.ts';

const LIMIT = 1_000;
const piece = Buffer.from('piece');
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A server that sends so many pieces and then nothing, until it is left. */
const sending = (pieces: number) => async (signal: AbortSignal) => ({
  body: (async function* () {
    for (let n = 0; n < pieces; n++) yield piece;
    await never(signal);
  })(),
});
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a server that sends no headers is given up', async () => {
  const asked = expect(withIdleTimeout(never, LIMIT)).rejects.toThrow('silent');
  jest.advanceTimersByTime(LIMIT);
  await asked;
});

test('a slow reader gets the pieces of a server that is quick', async () => {
  const { bytes } = await withIdleTimeout(sending(2), LIMIT);
  const reader = bytes[Symbol.asyncIterator]();
  for (let n = 0; n < 2; n++) {
    jest.advanceTimersByTime(10 * LIMIT);
    expect(await reader.next()).toEqual({ done: false, value: piece });
  }
});

test('a server that falls silent between two pieces is given up', async () => {
  const { bytes } = await withIdleTimeout(sending(1), LIMIT);
  const reader = bytes[Symbol.asyncIterator]();
  await reader.next();
  const next = expect(reader.next()).rejects.toThrow('silent');
  await Promise.resolve();
  jest.advanceTimersByTime(LIMIT);
  await next;
});

test('a request ends when its reader has left', async () => {
  const left = new AbortController();
  const asked = expect(withIdleTimeout(never, LIMIT, left.signal)).rejects.toThrow('left');
  left.abort(new Error('the reader left'));
  await asked;
});

test('a body that nobody has begun to read is let go', async () => {
  const cancel = jest.fn<() => void>();
  const { bytes } = await withIdleTimeout(async () => ({ body: new ReadableStream({ cancel }) }), LIMIT);
  Readable.from(bytes).destroy();
  await jest.advanceTimersByTimeAsync(0);
  expect(cancel).toHaveBeenCalled();
});
