import { expect, test } from '@jest/globals';
import { delayAfter, signInPace } from './sign-in-pace.ts';

test.each([
  [1, 0],
  [10, 0],
  [11, 100],
  [20, 1_000],
  [30, 2_000],
  [1_000_000, 2_000],
])('the wrong password number %i of an hour waits %i ms', (failures, delay) => {
  expect(delayAfter(failures)).toBe(delay);
});

/** A pace whose time passes when told. */
function pace() {
  const waits: { ms: number; end: () => void }[] = [];
  const { turn } = signInPace((ms) => new Promise<void>((end) => waits.push({ ms, end })));
  return { turn, waits };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('sign-ins to one account come one after another, those to another account meanwhile', async () => {
  const { turn, waits } = pace();
  const done: string[] = [];
  for (const name of ['first', 'second']) void turn('anne', 100).then(() => done.push(name));
  void turn('bart', 200).then(() => done.push('other'));
  await settled();
  expect(waits.map(({ ms }) => ms)).toEqual([100, 200]);
  waits.forEach(({ end }) => end());
  await settled();
  expect(done).toEqual(['first', 'other']);
  waits[2]!.end();
  await settled();
  expect(done).toEqual(['first', 'other', 'second']);
});

test('no more than four wait: the next is told when to come back, and may after one has left', async () => {
  const { turn, waits } = pace();
  for (let count = 0; count < 4; count++) void turn('anne', 2_000);
  await expect(turn('anne', 2_000)).rejects.toMatchObject({
    problem: { code: 'too-many-requests' },
    retryAfter: 8,
  });
  await settled();
  waits[0]!.end();
  await settled();
  const turnOfTheNext = turn('anne', 2_000).then(() => 'in');
  for (let index = 1; index <= 4; index++) {
    waits[index]!.end();
    await settled();
  }
  expect(await turnOfTheNext).toBe('in');
});

test('without a delay nobody waits', async () => {
  const { turn, waits } = pace();
  await turn('anne', 0);
  expect(waits).toEqual([]);
});
