import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FollowedState } from './content-state.ts';

/** An API that tells its state, or whatever the test says. */
function follow() {
  let time = 0;
  let answer: () => Response | Promise<Response> = () => Response.json({ state: 'first' });
  let asked = 0;
  const availability = { isAway: false };
  const calls = { availability, direct: async () => (asked++, answer()) };
  const state = new FollowedState({ baseUrl: 'http://api', calls: calls as never, now: () => time });
  return {
    state,
    availability,
    asked: () => asked,
    says: (next: typeof answer) => void (answer = next),
    pass: (ms: number) => void (time += ms),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what was known less than a second ago is not asked for again, by however many', async () => {
  const { state, asked, pass } = follow();
  const first = await Promise.all(Array.from({ length: 20 }, () => state.current()));
  expect(new Set(first).size).toBe(1);
  pass(700);
  expect(state.current()).toBe(first[0]);
  expect(asked()).toBe(1);
});

test('a change is seen by the next page that comes a second later, and by the checks in between', async () => {
  const { state, says, pass } = follow();
  const before = await state.current();
  says(() => Response.json({ state: 'second' }));
  pass(800);
  const after = await state.current();
  expect(after).toBeGreaterThan(before!);
  says(() => Response.json({ state: 'third' }));
  await jest.advanceTimersByTimeAsync(300);
  expect(state.generation).toBeGreaterThan(after!);
});

test.each([
  ['is away', (given: ReturnType<typeof follow>) => (given.availability.isAway = true)],
  [
    'refuses connections',
    (given: ReturnType<typeof follow>) => given.says(() => Promise.reject(new Error())),
  ],
  ['has a fault', (given: ReturnType<typeof follow>) => given.says(() => new Response('', { status: 500 }))],
])('while the API %s what was known stands in, for ten minutes', async (_how, breakIt) => {
  const given = follow();
  const known = await given.state.current();
  breakIt(given);
  given.pass(60_000);
  expect(await given.state.current()).toBe(known);
  given.pass(600_000);
  expect(await given.state.current()).toBeUndefined();
});

test('nobody waits twice for an API that does not answer', async () => {
  const { state, says, asked, pass } = follow();
  const known = await state.current();
  says(() => Promise.reject(new Error('timeout')));
  pass(800);
  expect(await state.current()).toBe(known);
  expect(state.current()).toBe(known);
  expect(asked()).toBe(2);
});

test.each([
  ['has no such address', () => new Response('<h1>no</h1>', { status: 404 })],
  ['tells nothing', () => Response.json({})],
  ['tells nonsense', () => Response.json({ state: { nested: true } })],
])('of an API that %s no state is known', async (_how, answer) => {
  const { state, says } = follow();
  says(answer);
  expect(await state.current()).toBeUndefined();
});

test('without pages the API is left alone', async () => {
  const { state, asked, pass } = follow();
  await state.current();
  pass(20_000);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked()).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});
