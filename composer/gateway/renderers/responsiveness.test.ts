import type { Activity, Run } from './responsiveness.ts';
import { Responsiveness } from './responsiveness.ts';

/** One part for all the time. */
const ONE: Run = { since: 0, longest: 800 };

function watched(activity: () => Activity | undefined) {
  let time = 0;
  const process = new Responsiveness(7, () => time, { activity });
  return { process, pass: (ms: number) => (time += ms) };
}

/** Asks every tenth of a second, as the pool does. Returns after how many ms the process counts as stuck, and why. */
function untilStuck({ process, pass }: ReturnType<typeof watched>, current = () => ONE) {
  for (let ms = 0; ms < 30_000; ms += 100) {
    const why = process.stuck(current);
    if (why) return `${why} after ${ms}`;
    process.asked();
    pass(100);
  }
  return 'never';
}

test('a loop is noticed after a second', () => {
  let cpu = 0;
  expect(untilStuck(watched(() => ({ cpu: (cpu += 100), isRunnable: true })))).toBe('busy after 1000');
});

test('a process that sleeps is noticed after a second', () => {
  expect(untilStuck(watched(() => ({ cpu: 50, isRunnable: false })))).toBe('asleep after 1000');
});

test('so is one of which the system tells nothing', () => {
  expect(untilStuck(watched(() => undefined))).toBe('unknown after 1000');
});

test('a process that gets a tenth of a core is busy when it has used as much as one that loops', () => {
  let cpu = 0;
  const why = untilStuck(watched(() => ({ cpu: (cpu += 10), isRunnable: true })));
  expect(why).toMatch(/^busy after 8\d00$/);
});

test('one that gets next to nothing is replaced in the end', () => {
  let cpu = 0;
  const why = untilStuck(watched(() => ({ cpu: (cpu += 2), isRunnable: true })));
  expect(why).toBe('overdue after 20000');
});

test('one that runs what may take long is left alone for as long', () => {
  let cpu = 0;
  const why = untilStuck(
    watched(() => ({ cpu: (cpu += 100), isRunnable: true })),
    () => ({ since: 0, longest: 4_000 }),
  );
  expect(why).toMatch(/^busy after 4\d00$/);
});

test('one that runs many parts, none of them for long, may take ten seconds for all of them', () => {
  let cpu = 0;
  const why = untilStuck(
    watched(() => ({ cpu: (cpu += 100), isRunnable: true })),
    () => ({ since: cpu - (cpu % 500), longest: 800 }),
  );
  expect(why).toMatch(/^restless after 10\d00$/);
});

test('what it had run for before it answered last does not count', () => {
  let cpu = 60_000;
  const why = untilStuck(watched(() => ({ cpu: (cpu += 10), isRunnable: true })));
  expect(why).toMatch(/^busy after 8\d00$/);
});

test('one that works for a while and then sleeps is noticed a second after', () => {
  let cpu = 0;
  const why = untilStuck(watched(() => ({ cpu: (cpu = Math.min(cpu + 100, 300)), isRunnable: cpu < 300 })));
  expect(why).toMatch(/^asleep after 1[234]00$/);
});

test('one that ran whenever nobody looked does not sleep', () => {
  let cpu = 0;
  expect(untilStuck(watched(() => ({ cpu: (cpu += 50), isRunnable: false })))).toMatch(
    /^busy after 1[78]00$/,
  );
});

test('one that waits for its helpers now and then is not asleep', () => {
  let look = 0;
  const why = untilStuck(watched(() => ({ cpu: 50, isRunnable: look++ % 5 === 0 })));
  expect(why).toBe('overdue after 20000');
});

test('whatever it says counts as an answer', () => {
  const { process, pass } = watched(() => undefined);
  for (let round = 0; round < 5; round++) {
    process.asked();
    pass(900);
    expect(process.isSilent()).toBe(true);
    expect(process.stuck(() => ONE)).toBeUndefined();
    process.heard();
    expect(process.isSilent()).toBe(false);
  }
});

test('time in which the gateway itself was held up does not count', () => {
  const { process, pass } = watched(() => undefined);
  process.asked();
  pass(1_500);
  process.excuse(1_400);
  expect(process.stuck(() => ONE)).toBeUndefined();
});
