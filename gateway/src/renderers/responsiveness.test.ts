import { Responsiveness } from './responsiveness.ts';

function watched(activity: () => { cpu: number; isRunnable: boolean } | undefined) {
  let time = 0;
  const process = new Responsiveness(7, () => time, { activity });
  return { process, pass: (ms: number) => (time += ms) };
}

/** Asks every tenth of a second, as the pool does. Returns after how many ms the process counts as stuck. */
function msUntilStuck({ process, pass }: ReturnType<typeof watched>): number {
  for (let ms = 0; ms < 10_000; ms += 100) {
    if (process.isStuck()) return ms;
    process.asked();
    pass(100);
  }
  return Infinity;
}

test('a loop is noticed after a second', () => {
  let cpu = 0;
  expect(msUntilStuck(watched(() => ({ cpu: (cpu += 100), isRunnable: true })))).toBe(1_000);
});

test('a process that sleeps is noticed after a second', () => {
  expect(msUntilStuck(watched(() => ({ cpu: 50, isRunnable: false })))).toBe(1_000);
});

test('so is one of which the system tells nothing', () => {
  expect(msUntilStuck(watched(() => undefined))).toBe(1_000);
});

test('a process that waits for a core has three seconds', () => {
  let cpu = 0;
  expect(msUntilStuck(watched(() => ({ cpu: (cpu += 2), isRunnable: true })))).toBe(3_000);
});

test('whatever it says counts as an answer', () => {
  const { process, pass } = watched(() => undefined);
  for (let round = 0; round < 5; round++) {
    process.asked();
    pass(900);
    expect(process.isSilent()).toBe(true);
    expect(process.isStuck()).toBe(false);
    process.heard();
    expect(process.isSilent()).toBe(false);
  }
});

test('time in which the gateway itself was held up does not count', () => {
  const { process, pass } = watched(() => undefined);
  process.asked();
  pass(1_500);
  process.excuse(1_400);
  expect(process.isStuck()).toBe(false);
});
