import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, ECHO_SHELL, emptyStore, release } from 'composer/testing/release-fixture.ts';
import { folderOfCalls, run } from '../testing/release-program.ts';

test('publish, promote, look, roll back', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  const folder = build({ name: 'shell', version: '2', server: ECHO_SHELL });
  const published = await run(store, 'publish', 'shell', '--from', folder);
  expect(published).toMatchObject({ code: 0, out: expect.stringContaining('promote shell 2') });
  expect((await run(store, 'promote', 'shell')).out).toBe('shell 2 is live.\n');
  const status = await run(store, 'status', 'shell');
  expect(status.out).toMatch(/^shell\n {2}● 2 .*live from \d{4}-\d\d-\d\d.*\n {4}1 .*rollback goes here\n$/);
  expect((await run(store, 'rollback', 'shell')).out).toBe('shell 1 is live again.\n');
  expect((await store.readRegistry()).live).toEqual({ shell: '1' });
});

test('what was excluded is shown, gone past, and gone to when it is named', async () => {
  const store = emptyStore();
  for (const version of ['1', '2', '3', '4'])
    await release(store, { name: 'shell', version, server: ECHO_SHELL });
  const at = new Date().toISOString();
  await store.addOutcomes([
    { app: 'shell', version: '3', kind: 'timeout', at },
    { app: 'shell', version: '2', expose: './Hint', kind: 'slow', at },
  ]);
  const status = (await run(store, 'status', 'shell')).out.split('\n');
  expect(status[2]).toMatch(
    /^ {4}3 .*, excluded \d{4}-\d\d-\d\d \d\d:\d\d: it kept renderers from answering$/,
  );
  expect(status[3]).toMatch(/^ {4}2 .*, \.\/Hint excluded .*share of the processor, rollback goes here$/);
  const back = await run(store, 'rollback', 'shell');
  expect(back.code).toBe(0);
  expect(back.out).toMatch(
    /^shell 2 is live again\.\nSkipped shell 3, excluded .*: it kept .*npm run release -- rollback shell 3\n$/,
  );
  const named = await run(store, 'rollback', 'shell', '3');
  expect(named).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^shell 3 is live again\.\nWarning: shell 3, excluded/),
  });
  const promoted = await run(store, 'promote', 'shell', '3');
  expect(promoted.out).toMatch(/^shell 3 is live\.\nWarning: shell 3, excluded/);
});

test('damaged outcomes are told, and hold nothing up', async () => {
  const store = emptyStore();
  for (const version of ['1', '2']) await release(store, { name: 'shell', version, server: ECHO_SHELL });
  mkdirSync(path.join(store.folder, '.outcomes/shell/1'), { recursive: true });
  writeFileSync(path.join(store.folder, '.outcomes/shell/1/gateway.json'), '\u001b[2J');
  const warning =
    'Warning: what the store remembers of exclusions is damaged (1 of its files hold something else).\n';
  expect((await run(store, 'status')).out).toMatch(/rollback goes here\n\nWarning: /);
  expect((await run(store, 'rollback', 'shell')).out).toBe(`shell 1 is live again.\n${warning}`);
});

test('a slot is filled, shown by status, and cleared', async () => {
  const store = emptyStore();
  const exposes = { './Hint': { js: [], css: [] } };
  const hint = { name: 'Hint', expose: './Hint', slots: ['property/below-facts'] };
  const slots = { 'property/below-facts': { props: {}, max: 1 } };
  await release(
    store,
    { name: 'shell' },
    { name: 'mf-property', release: { slots } },
    { name: 'mf-x', release: { exposes, widgets: [hint] } },
  );
  const filled = await run(store, 'slot', 'property/below-facts', 'mf-x/Hint');
  expect(filled).toMatchObject({ code: 0, out: 'property/below-facts shows mf-x/Hint.\n' });
  expect((await run(store, 'status')).out).toMatch(
    /\nslots\n {2}property\/below-facts {2}mf-x\/Hint, from .*\n$/,
  );
  expect((await run(store, 'slot', 'property/below-facts', '--clear')).out).toContain('shows nothing');
  expect((await store.readRegistry()).slots).toEqual({});
});

test('a refusal has its code and its reason, and ends with 1', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  const { code, err } = await run(store, 'promote', 'shell', '9');
  expect(code).toBe(1);
  expect(err).toMatch(/^Refused, nothing has changed:\n\[unknown-release\] shell 9 is not published/);
});

test.each([
  [[], 'publish'],
  [['destroy', 'shell'], 'publish'],
  [['promote'], 'promote'],
  [['promote', 'a', '1', 'b'], 'promote'],
  [['status', '--what'], 'status'],
  [['slot'], 'slot'],
  [['slot', 'property/below-facts'], 'slot'],
  [['slot', 'property/below-facts', 'mf-x/Hint', '--clear'], 'slot'],
  [['promote', 'shell', '--clear'], 'promote'],
])('wrong usage %j shows the usage, from %s on, and ends with 2', async (args, first) => {
  const { code, err } = await run(emptyStore(), ...args);
  expect(code).toBe(2);
  expect(err).toContain(`\nUsage:\n  npm run release -- ${first} `);
});

test.each([
  ['--store', emptyStore().folder, ['--store', 's3://bucket/releases']],
  ['RELEASES', 's3://bucket/releases', []],
])('an address by %s is no store: refused, and no folder of its name is made', async (_by, folder, args) => {
  const { code, err } = await run({ folder }, 'status', ...args);
  expect(code).toBe(1);
  expect(err).toContain('RELEASES=s3://bucket/releases: the store must be a folder');
  expect(err).not.toMatch(/\n\s+at /);
  expect(readdirSync(folderOfCalls)).toEqual([]);
});
