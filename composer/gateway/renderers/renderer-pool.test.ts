import { burning } from '../../testing/busy-machine.ts';
import { page, renderers, RUNNING_SHELL } from '../../testing/pool-under-test.ts';
import { THROWN } from '../../testing/thrown-values.ts';
import { FormInterrupted } from './page-task.ts';

const LOOP = 'for (;;);';
const HEAP = 'const kept = []; for (;;) kept.push(new Array(10_000).fill({}));';
const good = page({});

// Other ways: renderer-pool.long.test.ts.
test.each([
  ['a loop in render', page({ render: LOOP }), 'timeout'],
  ['2 GB in the heap', page({ render: HEAP }), 'memory'],
])('%s costs the page that remote only', async (_how, bad, kind) => {
  const { text, kinds, replaced } = await renderers({ 'mf-bad': bad, 'mf-good': good });
  expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual([`mf-bad ${kind}`]);
  expect(replaced).toEqual([kind]);
});

test('the remote that loops is blamed, not the one whose page it is on', async () => {
  const { text, kinds } = await renderers({
    'mf-a-widget': page({ start: `globalThis.widget = () => { ${LOOP} };` }),
    'mf-page': page({ render: `globalThis.widget?.(); return 'whole';` }),
  });
  expect(await text()).toBe('mf-a-widget: fallback\nmf-page: whole');
  expect(kinds()).toEqual(['mf-a-widget timeout']);
});

test('pages that share renderers with a loop are whole, rendered by others', async () => {
  const { text, kinds } = await renderers({
    'mf-some': page({ loader: `if (url.search === '?loop') ${LOOP}` }),
  });
  const looping = text({ page: { url: 'http://site/fr/?loop' } });
  const pages = await Promise.all(Array.from({ length: 20 }, () => text()));
  expect(new Set(pages)).toEqual(new Set(['mf-some: whole']));
  expect(await looping).toBe('mf-some: fallback');
  expect(kinds()).toEqual(['mf-some timeout']);
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
  expect(kinds()).toEqual(['mf-forms timeout']);
});

test('a rejection that nobody waits for, and a throw in a timer, are counted; pages come', async () => {
  const { text, kinds, settled } = await renderers({
    'mf-rejects': page({ render: `Promise.reject(new Error('floating')); return 'whole';` }),
    'mf-timer': page({ render: `setTimeout(() => { throw new Error('late') }); return 'whole';` }),
  });
  expect(await text()).toBe('mf-rejects: whole\nmf-timer: whole');
  await settled(() => kinds().length === 2);
  expect(kinds().sort()).toEqual(['mf-rejects rejection', 'mf-timer exception']);
  expect(await text()).toBe('mf-rejects: whole\nmf-timer: whole');
  // The next test has the same renderers.
  await settled(() => kinds().length === 4);
});

const STRAY = page({ render: `setTimeout(() => { throw new Error('late') }); return 'whole';` });

test('what goes wrong in a set for some visitors only leaves nothing out for all, nor in another such set', async () => {
  const { snapshot, setWith, text, kinds, ofOthers, excluded } = await renderers({
    'mf-some': page({ loader: `if (url.search === '?bad') throw new Error('beside another shell');` }),
  });
  const preview = snapshot.with([], 'holder');
  const another = await setWith('mf-other', page({}), 'holder');
  const bad = { url: 'http://site/fr/?bad' };
  for (let time = 0; time < 6; time++)
    expect(await text({ snapshot: preview, page: bad })).toBe('mf-some: fallback');
  expect(await text({ snapshot: preview })).toBe('mf-some: fallback');
  expect(await text({ snapshot: another })).toBe('mf-some: whole\nmf-other: whole');
  expect(await text()).toBe('mf-some: whole');
  expect(kinds()).toEqual(Array(5).fill('mf-some loader'));
  expect(ofOthers()).toEqual(kinds());
  expect([excluded(), excluded(true)]).toEqual([[], ['mf-some loader']]);
});

test('what goes wrong outside of pages of a remote that went live with the same shell leaves it out for all', async () => {
  const { setWith, text, settled, excluded, ofOthers } = await renderers({ 'mf-some': good });
  const next = await setWith('mf-some', STRAY, 'all');
  while (excluded().length === 0) await text({ snapshot: next });
  await settled(() => excluded().length === 1);
  expect(await text({ snapshot: next })).toBe('mf-some: fallback');
  expect([ofOthers(), excluded(true)]).toEqual([[], []]);
});

test('what a shell that is not live has a live remote do outside of pages leaves it out beside that shell alone', async () => {
  const { setWith, text, excluded } = await renderers({
    'mf-some': page({
      render: `if (require('react').isNew) setTimeout(() => { throw new Error('late') }); return 'whole';`,
    }),
  });
  const shell = RUNNING_SHELL.replace('react: {', 'react: { isNew: true,');
  const preview = await setWith('shell', shell, 'holder');
  // Both run in the same processes.
  for (let time = 0; time < 4; time++) expect(await text()).toBe('mf-some: whole');
  while (excluded(true).length === 0) {
    await text({ snapshot: preview });
    expect(await text()).toBe('mf-some: whole');
  }
  expect(await text({ snapshot: preview })).toBe('mf-some: fallback');
  expect(await text()).toBe('mf-some: whole');
  expect(excluded()).toEqual([]);
});

test('what parts take in a set for some visitors only is not in the figures of what is live, and leaves out none of it', async () => {
  const { snapshot, text, measured, excluded } = await renderers(
    {
      'mf-slow': page({
        loader: `return url.search === '?slow'`,
        render: `if (data) ${burning(60)} return 'whole';`,
      }),
    },
    { partShare: 50 },
  );
  const preview = snapshot.with([], 'holder');
  const slow = { url: 'http://site/fr/?slow' };
  while (excluded(true).length === 0) await text({ snapshot: preview, page: slow });
  expect([measured, excluded()]).toEqual([[], []]);
  expect(await text()).toBe('mf-slow: whole');
  expect(measured).toHaveLength(1);
});

test('code that is not live asks for nothing that changes something', async () => {
  let sent = 0;
  const { snapshot, text, kinds } = await renderers({
    'mf-sends': page({ loader: `await fetch('/api/forms', { method: 'POST' });` }),
  });
  const task = { fetch: async () => (sent++, new Response('{}')) };
  expect(await text({ ...task, snapshot: snapshot.with([], 'holder') })).toBe('mf-sends: fallback');
  expect(sent).toBe(0);
  expect(kinds()).toEqual(['mf-sends call']);
  expect(await text(task)).toBe('mf-sends: whole');
  expect(sent).toBe(1);
});

/** All of them: `contract/thrown.test.ts`. */
const HOSTILE = [
  'an error whose message throws',
  'an error whose stack throws',
  'a revoked proxy',
  'a proxy whose traps throw',
  'an object whose conversions throw',
  'undefined',
].map((what) => THROWN[what]!);

test('whatever a remote throws is counted with its version, and costs its own part only', async () => {
  const throwing = HOSTILE.flatMap((code, index) => [
    [`mf-load-${index}`, page({ start: `throw ${code};` })],
    [`mf-loader-${index}`, page({ loader: `throw ${code};` })],
    [`mf-render-${index}`, page({ render: `throw ${code};` })],
  ]);
  const writes = HOSTILE.map((code) => `console.error(${code});`).join('');
  const { text, kinds, replaced } = await renderers({
    ...Object.fromEntries(throwing),
    'mf-writes': page({ render: `${writes} return 'whole';` }),
  });
  const names = throwing.map(([name]) => name!);
  expect((await text()).split('\n')).toEqual([
    ...names.map((name) => `${name}: fallback`),
    'mf-writes: whole',
  ]);
  const toKind = (name: string) => (name.startsWith('mf-load-') ? 'load' : 'loader');
  expect(kinds()).toEqual(names.map((name) => `${name} ${toKind(name)}`));
  expect(replaced).toEqual([]);
});

test('what ends the rendering of a page, and tells nothing of itself, is found by rendering it alone', async () => {
  const hostile = THROWN['a proxy whose traps throw']!;
  const { text, kinds, excluded, replaced } = await renderers({
    'mf-a': good,
    // As React does, which reads what was thrown where nothing catches.
    'mf-bad': page({ render: `setImmediate(() => { throw ${hostile}; }); return new Promise(() => {});` }),
    'mf-good': good,
  });
  expect(await text()).toBe('mf-a: whole\nmf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual(['page exception', 'page exception', 'mf-bad exception']);
  expect(excluded()).toEqual([]);
  expect(replaced).toEqual(['exception']);
});

test('when it does not happen again, nobody is to blame', async () => {
  const hostile = THROWN['a proxy whose traps throw']!;
  let asked = 0;
  const { text, kinds } = await renderers({
    'mf-waits': page({
      loader: `const { first } = await (await fetch('/api/x')).json(); return first;`,
      render: `if (!data) return 'whole'; setImmediate(() => { throw ${hostile}; }); return new Promise(() => {});`,
    }),
  });
  const fetch = async () => Response.json({ first: asked++ === 0 });
  expect(await text({ fetch })).toBe('mf-waits: whole');
  expect(kinds()).toEqual(['page exception']);
});

/** Releases whose page waits for the API once. */
const waiting = page({ loader: `await fetch('/api/x');`, render: `return 'whole';` });

test('pages whose renderers end by chance come, and nobody is to blame', async () => {
  const { text, kinds, excluded, crash } = await renderers({ 'mf-waits': waiting });
  let crashes = 0;
  const fetch = async () => {
    if (crashes++ === 0) crash();
    return new Response('{}');
  };
  expect(await Promise.all([text({ fetch }), text({ fetch }), text({ fetch })])).toEqual(
    Array.from({ length: 3 }, () => 'mf-waits: whole'),
  );
  expect({ faults: kinds(), excluded: excluded() }).toEqual({ faults: [], excluded: [] });
});

test('who ends its renderer also alone is left out, and nobody beside it', async () => {
  const {
    text: readText,
    kinds,
    excluded,
    crash,
  } = await renderers({
    'mf-bad': page({
      loader: `if (url.search === '?exit') await fetch('/api/exit');`,
      render: `return 'whole';`,
    }),
    'mf-good': waiting,
  });
  const crashed = Promise.withResolvers<void>();
  const fetch = async (input: string | URL | Request) => {
    // Not the spare that the page is tried in next: that it ends without the page speaks for it.
    if (input.toString().endsWith('/api/exit')) crashed.resolve(crash(({ hasWork }) => hasWork));
    await crashed.promise;
    return new Response('{}');
  };
  const bad = readText({ page: { url: 'http://site/fr/?exit' }, fetch });
  const beside = await Promise.all([readText({ fetch }), readText({ fetch })]);
  expect(await bad).toBe('mf-bad: fallback\nmf-good: whole');
  // Rendered after it was found out, they are without it.
  for (const text of beside) expect(text).toMatch(/^mf-bad: (?:whole|fallback)\nmf-good: whole$/);
  expect(kinds()).toEqual(['mf-bad exit']);
  expect(excluded()).toEqual(['mf-bad exit']);
});

test('a part that takes long everywhere is no fault when it takes somewhat longer once', async () => {
  const { text, kinds, replaced, measured } = await renderers({
    'mf-slow': page({
      loader: `return url.search === '?longer'`,
      render: `if (data) ${burning(1_100)} else ${burning(400)} return 'whole';`,
    }),
  });
  // Rendered cold, and twice more: then it is known what it takes.
  while (measured.filter(({ isCold }) => !isCold).length < 2) await Promise.all([text(), text()]);
  expect(await text({ page: { url: 'http://site/fr/?longer' } })).toBe('mf-slow: whole');
  expect({ faults: kinds(), replaced }).toEqual({ faults: [], replaced: [] });
});

test('a part that is quick elsewhere may take long where it runs for the first time', async () => {
  const { text, kinds, crash, measured, replaced, settled } = await renderers({
    'mf-cold': page({
      loader: `return url.search === '?cold'`,
      render: `if (data) ${burning(1_400)} return 'whole';`,
    }),
  });
  while (measured.filter(({ isCold }) => !isCold).length < 2) await text();
  crash();
  await settled(() => replaced.length === 3);
  replaced.length = 0;
  expect(await text({ page: { url: 'http://site/fr/?cold' } })).toBe('mf-cold: whole');
  expect({ faults: kinds(), replaced }).toEqual({ faults: [], replaced: [] });
});

test('code that takes long to load is no fault', async () => {
  const { text, kinds, replaced } = await renderers({ 'mf-cold': page({ start: burning(2_600) }) });
  expect(await text()).toBe('mf-cold: whole');
  expect({ faults: kinds(), replaced }).toEqual({ faults: [], replaced: [] });
});

test.each([
  ['while it loads', page({ start: 'Object.prototype.x = 1;' })],
  ['in its loader', page({ loader: 'Object.prototype.x = 1;' })],
  ['after an answer of the API', page({ loader: `await fetch('/api/x'); Object.prototype.x = 1;` })],
  ['in a render', page({ render: `Array.prototype.map = () => []; return 'whole';` })],
])(
  'a remote that changes a built-in prototype %s is left out, and its renderer replaced',
  async (_when, bad) => {
    const { text, kinds, replaced } = await renderers({ 'mf-bad': bad, 'mf-good': good });
    expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
    expect(kinds()).toEqual(['mf-bad prototype']);
    expect(replaced).toEqual(['prototype']);
  },
);

test.each([
  ['while it loads', page({ start: `'use strict'; require('react').Component = null;` }), 'load'],
  [
    'in its loader',
    page({ start: `'use strict';`, loader: `require('react').Component.prototype.render = () => 'evil';` }),
    'loader',
  ],
])('a remote that would change what the shell shares %s fails alone', async (_when, bad, kind) => {
  const { text, kinds, replaced } = await renderers({ 'mf-bad': bad, 'mf-good': good });
  expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual([`mf-bad ${kind}`]);
  expect(replaced).toEqual([]);
});

test.each([
  ['while it loads', page({ start: `require('react').leakedInternals().H = {};` })],
  ['in its loader', page({ loader: `require('react').leakedInternals().H = {};` })],
  ['in a render', page({ render: `require('react').leakedInternals().H = {}; return 'whole';` })],
])(
  'a remote that gets at the state of React %s is left out, and its renderer replaced',
  async (_when, bad) => {
    const { text, kinds, replaced, settled } = await renderers({ 'mf-bad': bad });
    await text();
    await settled(() => replaced.length > 0);
    expect(kinds()).toEqual(['mf-bad prototype']);
    expect(replaced).toEqual(['prototype']);
    expect(await text()).toBe('mf-bad: fallback');
  },
);

test('a release that is left out costs nothing until it is tried again', async () => {
  const { text, kinds } = await renderers({
    'mf-bad': page({ start: `throw new Error('broken on purpose');` }),
    'mf-good': good,
  });
  for (let index = 0; index < 5; index++) expect(await text()).toBe('mf-bad: fallback\nmf-good: whole');
  expect(kinds()).toEqual(['mf-bad load']);
});
