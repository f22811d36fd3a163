import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PageTurns } from './page-turns.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const visit = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;

/** Turns of which one page at a time is rendered; the order in which pages are. */
function turns() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const pages = new PageTurns(1);
  const ask = (visitor: string, page: string, response = visit()) =>
    pages.take(visitor, response, () => {
      order.push(page);
      return new Promise<string>((resolve) => ends.push(() => resolve(page)));
    });
  const end = async () => {
    ends.shift()!();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { pages, order, ask, end };
}

test('a visitor waits for one page of a crawler that asked for many', async () => {
  const { order, ask, end } = turns();
  for (const page of ['c1', 'c2', 'c3', 'c4']) void ask('crawler', page);
  void ask('visitor', 'v1');
  for (let page = 0; page < 4; page++) await end();
  expect(order.indexOf('v1')).toBeLessThan(3);
});

test('who has left is not waited for, and takes no turn', async () => {
  const { pages, order, ask, end } = turns();
  void ask('a', 'first');
  const response = visit();
  const left = ask('b', 'second', response);
  Object.assign(response, { destroyed: true }).emit('close');
  expect(await left).toBeUndefined();
  expect(pages.waiting).toBe(0);
  expect(await ask('b', 'after they had left', response)).toBeUndefined();
  void ask('c', 'third');
  await end();
  expect(order).toEqual(['first', 'third']);
});

test('who waits for too long is told so, and so is who comes when too many wait', async () => {
  const { ask } = turns();
  void ask('a', 'first');
  const waiting = expect(ask('b', 'second')).rejects.toThrow('Too many pages');
  await jest.advanceTimersByTimeAsync(20_000);
  await waiting;
  for (let page = 0; page < 1_000; page++) ask(`visitor ${page % 10}`, String(page)).catch(() => {});
  await expect(ask('c', 'late')).rejects.toThrow('Too many pages');
});

test('one visitor who asks for too many pages takes no place of others', async () => {
  const { pages, ask } = turns();
  const refused: unknown[] = [];
  for (let page = 0; page < 2_000; page++)
    ask('crawler', String(page)).catch((error: unknown) => refused.push(error));
  await jest.advanceTimersByTimeAsync(0);
  expect(pages.waiting).toBe(100);
  expect(refused).toHaveLength(1_899);
  void ask('visitor', 'v1');
  expect(pages.waiting).toBe(101);
});
