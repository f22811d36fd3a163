import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FollowedState } from './content-state.ts';

const tells = (version: number, configuration = 1, source = 'one') =>
  Response.json({ source, configuration, versions: [version, 7] });

/** An API that tells its state, or whatever the test says. */
function follow() {
  let time = 0;
  let answer: () => Response | Promise<Response> = () => tells(1);
  let asked = 0;
  const availability = { isAway: false };
  const checks: number[] = [];
  const reports: unknown[] = [];
  const state = new FollowedState({
    baseUrl: 'http://api',
    calls: { availability, check: () => void checks.push(time) } as never,
    report: (error) => void reports.push(error),
    fetch: async () => (asked++, answer()),
    now: () => time,
  });
  return {
    state,
    checks,
    reports,
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
  says(() => tells(2));
  pass(800);
  const after = await state.current();
  expect(after).toBeGreaterThan(before!);
  says(() => tells(3));
  await jest.advanceTimersByTimeAsync(300);
  expect(state.generation).toBeGreaterThan(after!);
});

test('who is told of a later state than the one that is known has it looked for, also while a check that began before is under way', async () => {
  const { state, says, asked } = follow();
  await state.current();
  const { generation } = state;
  await state.refresh();
  expect([state.generation, asked()]).toEqual([generation, 2]);
  const { promise, resolve } = Promise.withResolvers<Response>();
  says(() => promise);
  const early = state.refresh();
  const late = state.refresh();
  says(() => tells(2));
  resolve(tells(1));
  await Promise.all([early, late]);
  expect(state.generation).toBeGreaterThan(generation);
  says(() => Promise.reject(new Error('refused')));
  await state.refresh();
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

test('a state that cannot be read is told once, and the API itself is asked whether it answers', async () => {
  const { state, says, pass, checks, reports } = follow();
  await state.current();
  for (const answer of [
    () => Promise.reject(new Error('refused')),
    () => new Response('', { status: 404 }),
  ]) {
    says(answer);
    pass(800);
    await state.current();
  }
  expect(reports).toEqual([new Error('refused')]);
  expect(checks).toEqual([800]);
  says(() => tells(1));
  pass(800);
  await state.current();
  says(() => new Response('', { status: 404 }));
  pass(800);
  await state.current();
  expect(reports).toHaveLength(2);
});

test.each([
  ['has no such address', () => new Response('<h1>no</h1>', { status: 404 })],
  ['tells nothing', () => Response.json({})],
  ['tells nonsense', () => Response.json({ source: 'one', configuration: -1, versions: {} })],
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

describe('of several APIs that tell their states in turn', () => {
  /** Which of the states that were told are seen as a change. */
  async function changes(...told: Response[]): Promise<boolean[]> {
    const { state, says } = follow();
    const seen = [];
    for (const next of told) {
      const { generation } = state;
      says(() => next);
      await state.refresh();
      seen.push(state.generation > generation);
    }
    return seen;
  }

  test('each change counts once, and none goes back', async () => {
    expect(await changes(tells(1), tells(2), tells(1), tells(2))).toEqual([true, true, false, false]);
    expect(await changes(tells(1, 1), tells(1, 2), tells(1, 1), tells(1, 2))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('data that the API of an earlier configuration knows first count too', async () => {
    expect(await changes(tells(1, 2), tells(2, 1), tells(1, 2), tells(2, 2))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('another source begins anew', async () => {
    expect(await changes(tells(5), tells(1, 1, 'two'), tells(1, 1, 'two'))).toEqual([true, true, false]);
  });

  test('the highest configuration is known', async () => {
    const { state, says } = follow();
    expect(state.configuration).toBe(0);
    for (const number of [2, 1, 3, 2]) {
      says(() => tells(1, number));
      await state.refresh();
    }
    expect(state.configuration).toBe(3);
  });
});
