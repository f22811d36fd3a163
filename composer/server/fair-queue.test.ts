import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

function drained(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
}

test('visitors take turns, and each keeps the order of what was asked', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push('a', item);
  for (const item of ['b1', 'b2']) queue.push('b', item);
  expect(queue.size).toBe(6);
  expect(drained(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  expect(queue.size).toBe(0);
});

test('a visitor who comes while another has much waiting is next but one', () => {
  const queue = new FairQueue<string>();
  for (let index = 0; index < 100; index++) queue.push('crawler', `crawler ${index}`);
  queue.shift();
  queue.push('visitor', 'page');
  expect([queue.shift(), queue.shift()]).toContain('page');
});

test('a visitor who is not due is passed over, and keeps the turn', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push('a', item);
  queue.push('b', 'b1');
  expect(queue.shift((visitor) => visitor !== 'a')).toBe('b1');
  expect(queue.shift((visitor) => visitor !== 'a')).toBeUndefined();
  expect(drained(queue)).toEqual(['a1', 'a2']);
});

test('an item that nobody wants any more leaves the queue', () => {
  const queue = new FairQueue<string>();
  queue.push('a', 'a1');
  queue.push('a', 'a2');
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(queue.remove('a', 'a1')).toBe(false);
  expect(queue.remove('b', 'a2')).toBe(false);
  expect(drained(queue)).toEqual(['a2']);
});
