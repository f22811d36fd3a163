import { page, renderers } from '../testing/pool-under-test.ts';
import { FormInterrupted } from './page-task.ts';

const LOOP = 'for (;;);';
const HEAP = 'const kept = []; for (;;) kept.push(new Array(10_000).fill({}));';
const BUFFERS = 'const kept = []; while (kept.length < 2_000) kept.push(new Uint8Array(2 ** 20).fill(1));';
const good = page({});

test.each([
  ['a loop in render', page({ render: LOOP }), 'timeout'],
  ['a loop in a loader', page({ loader: LOOP }), 'timeout'],
  ['a loop after an answer of the API', page({ loader: `await fetch('/api/x'); ${LOOP}` }), 'timeout'],
  ['a loop while the code loads', page({ start: LOOP }), 'timeout'],
  [
    'a render that waits for ever',
    page({ render: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);' }),
    'timeout',
  ],
  ['2 GB in buffers', page({ render: BUFFERS }), 'memory'],
  ['2 GB in the heap', page({ render: HEAP }), 'memory'],
])('%s costs the page that remote only', async (_how, bad, kind) => {
  const { text, kinds, replaced } = await renderers({ 'mf-bad': bad, 'mf-good': good });
  expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual([`mf-bad 1 ${kind}`]);
  expect(replaced).toEqual([kind]);
});

test('the remote that loops is blamed, not the one whose page it is on', async () => {
  const { text, kinds } = await renderers({
    'mf-a-widget': page({ start: `globalThis.widget = () => { ${LOOP} };` }),
    'mf-page': page({ render: `globalThis.widget?.(); return 'whole';` }),
  });
  expect(await text()).toBe('mf-a-widget: fallback\nmf-page: whole');
  expect(kinds()).toEqual(['mf-a-widget 1 timeout']);
});

test('pages that share renderers with a loop are whole, rendered by others', async () => {
  const { text, kinds } = await renderers({
    'mf-some': page({ loader: `if (url.search === '?loop') ${LOOP}` }),
  });
  const looping = text({ page: { url: 'http://site/fr/?loop' } });
  const pages = await Promise.all(Array.from({ length: 20 }, () => text()));
  expect(new Set(pages)).toEqual(new Set(['mf-some: whole']));
  expect(await looping).toBe('mf-some: fallback');
  expect(kinds()).toEqual(['mf-some 1 timeout']);
});

test('a form is never sent twice, though its renderer ends', async () => {
  let sent = 0;
  const { text, kinds } = await renderers({
    'mf-forms': page({ loader: `await fetch('/api/forms', { method: 'POST', body: form }); ${LOOP}` }),
  });
  const post = text({
    page: { form: 'a=1' },
    fetch: async () => (sent++, new Response('{}')),
  });
  await expect(post).rejects.toThrow(FormInterrupted);
  expect(sent).toBe(1);
  expect(kinds()).toEqual(['mf-forms 1 timeout']);
});

test('a rejection that nobody waits for, and a throw in a timer, are counted; pages come', async () => {
  const { text, kinds, settled } = await renderers({
    'mf-rejects': page({ render: `Promise.reject(new Error('floating')); return 'whole';` }),
    'mf-timer': page({ render: `setTimeout(() => { throw new Error('late') }); return 'whole';` }),
  });
  expect(await text()).toBe('mf-rejects: whole\nmf-timer: whole');
  await settled(() => kinds().length === 2);
  expect(kinds().sort()).toEqual(['mf-rejects 1 rejection', 'mf-timer 1 exception']);
  expect(await text()).toBe('mf-rejects: whole\nmf-timer: whole');
});

test.each([
  ['while it loads', page({ start: 'Object.prototype.x = 1;' })],
  ['in its loader', page({ loader: 'Object.prototype.x = 1;' })],
  ['in a render', page({ render: `Array.prototype.map = () => []; return 'whole';` })],
])(
  'a remote that changes a built-in prototype %s is left out, and its renderer replaced',
  async (_when, bad) => {
    const { text, kinds, replaced } = await renderers({ 'mf-bad': bad, 'mf-good': good });
    expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
    expect(kinds()).toEqual(['mf-bad 1 prototype']);
    expect(replaced).toEqual(['prototype']);
  },
);

test('a release that is left out costs nothing until it is tried again', async () => {
  const { text, kinds } = await renderers({
    'mf-bad': page({ start: `throw new Error('broken on purpose');` }),
    'mf-good': good,
  });
  for (let index = 0; index < 5; index++) expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual(['mf-bad 1 load']);
});
