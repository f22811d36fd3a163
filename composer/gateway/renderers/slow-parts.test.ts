import { burning } from '../../testing/busy-machine.ts';
import { page, renderers } from '../../testing/pool-under-test.ts';

const BURN = burning(100);
/** In ms, less than that. */
const SHARE = 15;
const good = page({});

/** Asks for pages until all are the same for three times. */
async function settledText(text: () => Promise<string>) {
  const last: string[] = [];
  while (last.length < 3 || new Set(last.slice(-3)).size > 1) last.push(await text());
  return { settled: last.at(-1), pages: last.length };
}

test.each([
  ['in its render', page({ render: `${BURN} return 'whole';` })],
  ['in its loader', page({ loader: BURN })],
  ['after an answer of the API', page({ loader: `await fetch('/api/x'); ${BURN}` })],
])('a widget that takes too much of the processor %s shows its fallback, alone', async (_where, slow) => {
  const { text, excluded, kinds, replaced } = await renderers(
    { 'mf-good': good, 'mf-slow': slow },
    { partShare: SHARE },
  );
  while (!excluded().length) expect(await text()).toBe('mf-good: whole\nmf-slow: whole');
  expect(excluded()).toEqual(['mf-slow ./Page slow']);
  expect(await text()).toBe('mf-good: whole\nmf-slow: fallback');
  expect(kinds()).toEqual([]);
  expect(replaced).toEqual([]);
});

test('a page that is slow is measured, and shown: nothing could stand in for it', async () => {
  const { text, excluded, measured } = await renderers(
    { 'mf-page': page({ render: `${BURN} return 'whole';` }) },
    { partShare: SHARE, pages: ['mf-page'] },
  );
  while (measured.filter(({ isOver }) => isOver).length < 4) expect(await text()).toBe('mf-page: whole');
  expect(excluded()).toEqual([]);
});

test('what a part waits for costs it nothing, nor what others do meanwhile', async () => {
  const wait = `await fetch('/api/x'); await fetch('/api/y');`;
  const { text, measured } = await renderers(
    {
      'mf-slow': page({ loader: `${wait} ${BURN}`, render: `return 'whole';` }),
      'mf-waits': page({ loader: wait, render: `return 'whole';` }),
    },
    { pages: ['mf-slow', 'mf-waits'] },
  );
  // Pages of both at once, in the same processes.
  await Promise.all(Array.from({ length: 8 }, () => text()));
  const longest = (app: string) =>
    Math.max(...measured.filter((part) => part.app === app).map(({ cpu }) => cpu));
  const shortest = Math.min(...measured.filter(({ app }) => app === 'mf-slow').map(({ cpu }) => cpu));
  expect(longest('mf-waits')).toBeLessThan(shortest);
});

test('a widget that is slow on its first page in a process only is not slow', async () => {
  const { text, excluded } = await renderers(
    {
      'mf-cold': page({
        render: `if (!globalThis.isWarm) { ${BURN} } globalThis.isWarm = true; return 'whole';`,
      }),
    },
    { partShare: SHARE },
  );
  expect(await settledText(text)).toEqual({ settled: 'mf-cold: whole', pages: 3 });
  expect(excluded()).toEqual([]);
});
