import { burning } from '../../testing/busy-machine.ts';
import { page, renderers } from '../../testing/pool-under-test.ts';
import { THROWN } from '../../testing/thrown-values.ts';

const LOOP = 'for (;;);';
const BUFFERS = 'const kept = []; while (kept.length < 2_000) kept.push(new Uint8Array(2 ** 20).fill(1));';
const good = page({});

test.each([
  ['a loop in a loader', page({ loader: LOOP }), 'timeout'],
  ['a loop after an answer of the API', page({ loader: `await fetch('/api/x'); ${LOOP}` }), 'timeout'],
  ['a loop while the code loads', page({ start: LOOP }), 'timeout'],
  [
    'a render that waits for ever',
    page({ render: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);' }),
    'timeout',
  ],
  ['2 GB in buffers', page({ render: BUFFERS }), 'memory'],
])('%s costs the page that remote only', async (_how, bad, kind) => {
  const { text, kinds, replaced } = await renderers({ 'mf-bad': bad, 'mf-good': good });
  expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual([`mf-bad ${kind}`]);
  expect(replaced).toEqual([kind]);
});

test('a loop that goes on entering the part of another remote is found by trials, and costs that page its own remote', async () => {
  const render = `for (;;) { show('mf-good'); ${burning(30)} }`;
  const { text, kinds, excluded, replaced } = await renderers({
    'mf-bad': page({ render }),
    'mf-good': good,
  });
  expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual(['mf-bad timeout']);
  expect(excluded()).toEqual([]);
  expect(replaced).toEqual(['timeout']);
});

test('a process that runs out of memory while nothing can interrupt it is not waited for: memory is to blame', async () => {
  // Nothing interrupts a function of V8: the first is silent for some seconds, those after it ask for more memory than there is.
  const render = `const length = [].lastIndexOf.call({ length: 2e8 }, 1) + 3e7;
    [new Array(length), new Array(length), new Array(length)];`;
  const { text, kinds, replaced } = await renderers({ 'mf-bad': page({ render }), 'mf-good': good });
  expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual(['mf-bad memory']);
  expect(replaced).toEqual(['timeout']);
});

test.each(Object.values(THROWN))('%s that nobody waits for is counted for its remote', async (code) => {
  const { text, kinds, settled } = await renderers({
    'mf-rejects': page({ loader: `Promise.reject(${code}); return 1;` }),
    'mf-timer': page({ loader: `setTimeout(() => { throw ${code}; });` }),
    'mf-good': good,
  });
  expect(await text()).toBe('mf-rejects: whole\nmf-timer: whole\nmf-good: whole');
  await settled(() => kinds().length === 2);
  expect(kinds().sort()).toEqual(['mf-rejects rejection', 'mf-timer exception']);
});
