import { expect, test } from '@jest/globals';
import { CurrentListings } from './current-listings.ts';

/** Data of which the test says when they change, and when a reading ends. */
function changingData({ maxWaitMs = 20 } = {}) {
  const stored = { version: 1 };
  const readings: { finish: () => void; fail: (error: Error) => void }[] = [];
  const current = new CurrentListings({
    version: async () => stored.version,
    read() {
      const { version } = stored;
      const { promise, resolve, reject } = Promise.withResolvers<{ version: number }>();
      readings.push({ finish: () => resolve({ version }), fail: reject });
      return promise;
    },
    maxWaitMs,
  });
  /** Once so many readings have begun. */
  const begun = async (count: number) => {
    while (readings.length < count) await new Promise(setImmediate);
    return readings[count - 1]!;
  };
  /** With data of the first version. */
  const started = async () => {
    const first = current.now();
    (await begun(1)).finish();
    await first;
  };
  return { stored, readings, current, begun, started };
}

const LONG = 60_000;

test('the very first answers wait for the data, and share one reading', async () => {
  const { readings, current, begun } = changingData({ maxWaitMs: 0 });
  const asked = Promise.all([current.now(), current.now()]);
  (await begun(1)).finish();
  const first = { data: { version: 1 }, isOutdated: false };
  expect(await asked).toEqual([first, first]);
  expect(await current.now()).toEqual(first);
  expect(readings).toHaveLength(1);
});

test('a change is in the next answer where the data are read in a moment', async () => {
  const { stored, current, begun, started } = changingData({ maxWaitMs: LONG });
  await started();
  stored.version = 2;
  const next = current.now();
  (await begun(2)).finish();
  expect(await next).toEqual({ data: { version: 2 }, isOutdated: false });
});

test('the earlier data serve while newer ones are read for longer, and say so', async () => {
  const { stored, readings, current, begun, started } = changingData();
  await started();
  stored.version = 2;
  const earlier = { data: { version: 1 }, isOutdated: true };
  expect(await current.now()).toEqual(earlier);
  expect(await current.now()).toEqual(earlier);
  expect(readings).toHaveLength(2);
  const whole = current.whole();
  (await begun(2)).finish();
  expect(await whole).toEqual({ version: 2 });
  expect(await current.now()).toEqual({ data: { version: 2 }, isOutdated: false });
});

test('a change during a reading is read afterwards', async () => {
  const { stored, current, begun, started } = changingData({ maxWaitMs: LONG });
  await started();
  stored.version = 2;
  const second = current.now();
  const reading = await begun(2);
  stored.version = 3;
  const third = current.now();
  reading.finish();
  expect((await second).data).toEqual({ version: 2 });
  (await begun(3)).finish();
  expect(await third).toEqual({ data: { version: 3 }, isOutdated: false });
});

test('the earlier data serve on when newer ones cannot be read; the next answer tries again', async () => {
  const { stored, current, begun, started } = changingData({ maxWaitMs: LONG });
  await started();
  stored.version = 2;
  const asked = current.now();
  const whole = current.whole();
  (await begun(2)).fail(new Error('no memory'));
  expect(await asked).toEqual({ data: { version: 1 }, isOutdated: true });
  await expect(whole).rejects.toThrow('no memory');
  const again = current.now();
  (await begun(3)).finish();
  expect((await again).data).toEqual({ version: 2 });
});

test('an error of the very first reading is told, and the next one may succeed', async () => {
  const { current, begun } = changingData();
  const asked = current.now();
  (await begun(1)).fail(new Error('no memory'));
  await expect(asked).rejects.toThrow('no memory');
  const again = current.now();
  (await begun(2)).finish();
  expect((await again).data).toEqual({ version: 1 });
});
