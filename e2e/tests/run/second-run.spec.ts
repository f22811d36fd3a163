import { silentProgress } from '../../../local/progress.ts';
import type { Check, Failure, Repeated } from '../../run/check.ts';
import { summary, type Outcome } from '../../run/run-checks.ts';
import { runAgain } from '../../run/second-run.ts';
import { expect, test } from '../../site/test.ts';

const failure = (name: string, place?: string): Failure => ({
  name,
  message: 'expected 1',
  ...(place && { place }),
});
const MAP = failure('map', 'e2e/tests/list/map.spec.ts:7');
const LIST = failure('list', 'e2e/tests/list/cards.spec.ts:9');

const outcome = (failures: Failure[], more: Partial<Outcome> = {}): Outcome => ({
  title: 'End-to-end tests',
  counts: true,
  passed: 100,
  failed: failures.length,
  time: { seconds: 1, processorSeconds: 1 },
  tasks: { all: 0, cached: [] },
  workspaces: [],
  failures,
  ...more,
});

async function again(outcomes: Outcome[], result: Repeated | Error = { passed: [], failed: [] }) {
  const asked: string[] = [];
  const check: Check = {
    title: 'End-to-end tests',
    limit: 1000,
    run: () => Promise.resolve(),
    again(places) {
      asked.push(...places);
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
  };
  const run = await runAgain(
    outcomes.map(() => check),
    outcomes,
    silentProgress,
    () => {},
  );
  return { ...run, asked };
}

test('a test that passes when it runs again is flaky: the run passes and names it', async () => {
  const { outcomes, flaky, asked } = await again([outcome([MAP])], { passed: ['map'], failed: [] });
  expect(asked).toEqual([MAP.place]);
  expect(flaky).toEqual([MAP]);
  const { text, failed } = summary(outcomes, flaky);
  expect(failed).toBe(0);
  expect(text).toMatch(/\nFlaky, .*:\n● map\n\n101 passed, 0 failed\n$/);
});

test('one that fails again has failed, whatever passed beside it', async () => {
  const { outcomes, flaky } = await again([outcome([MAP, LIST])], { passed: ['list'], failed: [MAP] });
  expect(flaky).toEqual([LIST]);
  expect(outcomes[0]).toMatchObject({ passed: 101, failed: 1, failures: [MAP] });
});

test('one that did not run again has failed, and so has one that fails only then', async () => {
  const other = failure('other', 'e2e/tests/list/map.spec.ts:7');
  expect((await again([outcome([MAP])])).outcomes[0]).toMatchObject({ failed: 1, failures: [MAP] });
  const { outcomes } = await again([outcome([MAP])], { passed: ['map'], failed: [other] });
  expect(outcomes[0]).toMatchObject({ failed: 1, failures: [other] });
  const { outcomes: ended } = await again([outcome([MAP])], new Error('no site'));
  expect(ended[0]).toMatchObject({ failed: 1, failures: [MAP] });
});

for (const [what, outcomes] of [
  ['more than fifteen fail', [outcome(Array.from({ length: 16 }, () => MAP))]],
  ['something fails outside tests', [outcome([MAP, failure('outside tests')])]],
  ['a test did not come to its end', [outcome([MAP, failure('Playwright')])]],
  ['lint fails as well', [outcome([], { counts: false, failed: 1 }), outcome([MAP])]],
  ['a form is among them', [outcome([MAP, failure('visit', 'e2e/tests/forms/visit.spec.ts:3')])]],
  [
    'signing in is among them',
    [outcome([failure('a session ends', 'agency-api/src/owners/auth/session.test.ts')])],
  ],
  ['a price is among them', [outcome([failure('price', 'shared-kit/src/domain/price.test.ts')])]],
  ['nothing failed', [outcome([])]],
] as const)
  test(`nothing runs again when ${what}`, async () => {
    const run = await again([...outcomes], { passed: ['map'], failed: [] });
    expect(run.asked).toEqual([]);
    expect(run.flaky).toEqual([]);
    expect(run.outcomes).toEqual(outcomes);
  });
