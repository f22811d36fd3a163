import { mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { readReleaseCommand, runReleaseCommand, UsageError } from 'composer/cli';
import { publish } from 'composer/gateway';
import { createPublisher } from 'composer/publisher';
import { listening, toUrl } from 'composer/testing/gateway-under-test.ts';
import { pino } from 'pino';
import type { FileReleaseStore } from 'composer/gateway';
import { build, ECHO_SHELL, emptyStore, release } from 'composer/testing/release-fixture.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { folderOfCalls, run } from '../testing/release-program.ts';

/** What the program tells, from a call in this process. */
const told = (store: FileReleaseStore, ...args: string[]) =>
  runReleaseCommand(store, readReleaseCommand(args), folderOfCalls);

test('what is wrong with the settings of previews stops the command for links alone', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  process.env.PREVIEW_KEY = 'short';
  try {
    expect(await run(store, 'status')).toMatchObject({ code: 0 });
    expect(await run(store, 'preview', 'shell')).toMatchObject({
      code: 1,
      err: expect.stringContaining('PREVIEW_KEY: must have at least 32 characters'),
    });
  } finally {
    delete process.env.PREVIEW_KEY;
  }
});

test('publish, promote, look, roll back', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  const folder = build({ name: 'shell', version: '2', server: ECHO_SHELL });
  const published = await run(store, 'publish', 'shell', '--from', folder);
  expect(published).toMatchObject({ code: 0, out: expect.stringContaining('promote shell 2') });
  expect(await told(store, 'promote', 'shell')).toBe('shell 2 is live.');
  expect(await told(store, 'status', 'shell')).toMatch(
    /^shell\n {2}● 2 .*live from \d{4}-\d\d-\d\d.*\n {4}1 .*rollback goes here$/,
  );
  expect(await told(store, 'rollback', 'shell')).toBe('shell 1 is live again.');
  expect((await store.readRegistry()).live).toEqual({ shell: '1' });
});

test('a canary is started, looked at, and ended; status says how little is known of it', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  await release(store, { name: 'mf-search' });
  await publish(store, build({ name: 'mf-search', version: '2' }));
  expect(await told(store, 'promote', 'mf-search', '2', '--canary', '10', '--who', 'ann')).toMatch(
    /^mf-search 2 is a canary: 10 % of the visitors get it\. .* rollback mf-search$/,
  );
  const status = async () => (await told(store, 'status', 'mf-search')).split('\n').slice(1);
  expect(await status()).toEqual([
    expect.stringMatching(
      /^ {2}◐ 2 .*, canary for 10 % of the visitors from \S+ \S+ by ann, seen by 0 visitors: too few to know anything$/,
    ),
    expect.stringMatching(/^ {2}● 1 .*, live from .*, rollback ends the canary$/),
  ]);
  const at = new Date().toISOString();
  await store.addOutcomes([{ app: 'mf-search', version: '2', kind: 'visitors', visitors: 30, at }]);
  await store.addOutcomes([{ app: 'mf-search', version: '2', kind: 'visitors', visitors: 6, at }]);
  expect((await status())[0]).toMatch(
    /seen by 36 visitors: what fewer than 1 in 12 meet may not have shown yet$/,
  );
  const { apps } = JSON.parse(await told(store, 'status', 'mf-search', '--json'));
  expect(apps[0].canary).toEqual({
    version: '2',
    percent: 10,
    visitors: 36,
    at: expect.any(String),
    who: 'ann',
  });
  expect(await told(store, 'rollback', 'mf-search')).toBe(
    'mf-search 2 is no canary any more: all visitors get what is live.',
  );
  await told(store, 'promote', 'mf-search', '2', '--canary', '10');
  expect(await told(store, 'promote', 'mf-search', '2', '--canary', '100')).toBe('mf-search 2 is live.');
  expect(await store.readRegistry()).toMatchObject({ live: { 'mf-search': '2' } });
  expect((await store.readRegistry()).canary).toBeUndefined();
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
  const status = (await told(store, 'status', 'shell')).split('\n');
  expect(status[2]).toMatch(
    /^ {4}3 .*, excluded \d{4}-\d\d-\d\d \d\d:\d\d: it kept renderers from answering$/,
  );
  expect(status[3]).toMatch(/^ {4}2 .*, \.\/Hint excluded .*share of the processor, rollback goes here$/);
  expect(await told(store, 'rollback', 'shell')).toMatch(
    /^shell 2 is live again\.\nSkipped shell 3, excluded .*: it kept .*npm run release -- rollback shell 3$/,
  );
  expect(await told(store, 'rollback', 'shell', '3')).toMatch(
    /^shell 3 is live again\.\nWarning: shell 3, excluded/,
  );
  expect(await told(store, 'promote', 'shell', '3')).toMatch(
    /^shell 3 is live\.\nWarning: shell 3, excluded/,
  );
});

test('damaged outcomes are told, and hold nothing up', async () => {
  const store = emptyStore();
  for (const version of ['1', '2']) await release(store, { name: 'shell', version, server: ECHO_SHELL });
  mkdirSync(path.join(store.folder, '.outcomes/shell/1'), { recursive: true });
  writeFileSync(path.join(store.folder, '.outcomes/shell/1/gateway.json'), '\u001b[2J');
  const warning =
    'Warning: what the store remembers of exclusions is damaged (1 of its files hold something else).';
  expect(await told(store, 'status')).toMatch(/rollback goes here\n\nWarning: /);
  expect(await told(store, 'rollback', 'shell')).toBe(`shell 1 is live again.\n${warning}`);
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
  const filled = await told(store, 'slot', 'property/below-facts', 'mf-x/Hint');
  expect(filled).toBe('property/below-facts shows mf-x/Hint.');
  expect(await told(store, 'status')).toMatch(
    /\nslots\n {2}property\/below-facts {2}mf-x\/Hint, from \d{4}-\d\d-\d\d \d\d:\d\d by \S+$/,
  );
  expect(await told(store, 'slot', 'property/below-facts', '--clear')).toContain('shows nothing');
  expect((await store.readRegistry()).slots).toEqual({});
});

test('status tells programs what is live, what became of versions, who changed it, when and why', async () => {
  const store = emptyStore();
  const exposes = { './Hint': { js: [], css: [] } };
  const widgets = [{ name: 'Hint', expose: './Hint', slots: ['article/below-text'] }];
  await release(
    store,
    { name: 'shell' },
    { name: 'mf-x', release: { slots: { 'article/below-text': { props: {}, max: 1 } } } },
    { name: 'mf-y', release: { exposes, widgets } },
  );
  await release(store, {
    name: 'mf-x',
    version: '2',
    release: { slots: { 'article/below-text': { props: {}, max: 1 } } },
  });
  await store.addOutcomes([{ app: 'mf-x', version: '2', kind: 'timeout', at: new Date().toISOString() }]);
  await told(store, 'slot', 'article/below-text', 'mf-y/Hint', '--who', 'Anna', '--note', 'a trial');
  await told(store, 'retire', 'mf-y', '--force', '--who', 'Ben', '--note', 'too slow');
  rmSync(store.releaseFolder('shell', '1'), { recursive: true });

  const status = JSON.parse(await told(store, 'status', '--json'));
  const [x, y] = status.apps;
  expect(status.apps.map(({ app }: { app: string }) => app)).toEqual(['mf-x', 'mf-y', 'shell']);
  expect(x).toMatchObject({
    live: '2',
    rollback: '1',
    versions: [
      { version: '2', outcomes: [{ kind: 'timeout', reason: expect.stringMatching(/kept renderers/) }] },
      { version: '1', outcomes: [] },
    ],
    history: [
      { version: '1', action: 'promote' },
      { version: '2', action: 'promote' },
    ],
  });
  expect(y).toMatchObject({ live: null, rollback: '1' });
  expect(y.history[1]).toMatchObject({ version: '1', action: 'retire', who: 'Ben', note: 'too slow' });
  expect(status.slots).toMatchObject({
    'article/below-text': {
      widgets: [],
      history: [
        { widgets: ['mf-y/Hint'], who: 'Anna', note: 'a trial' },
        { widgets: [], who: 'Ben', note: 'too slow' },
      ],
    },
  });
  expect(status.faults).toEqual([expect.stringMatching(/^shell 1 is live, but not in the store/)]);
  expect(await told(store, 'status', 'mf-y')).toMatch(/^mf-y \(retired .* by Ben \(too slow\)\)\n/);
});

test('gc says what it removes and frees, and with --dry-run only what it would', async () => {
  const store = emptyStore();
  const padding = { web: { 'large.js': 'x'.repeat(20_000) } };
  await release(store, { name: 'shell' });
  for (const version of ['0', '1'])
    await publish(store, build({ name: 'shell', version: `0.${version}`, ...padding }));
  expect(await told(store, 'gc', '--keep', '1')).toMatch(/^Nothing is removed/);
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  for (const version of ['0.0', '0.1', '1'])
    utimesSync(path.join(store.releaseFolder('shell', version), 'release.json'), longAgo, longAgo);
  await store.updateRegistry((registry) => ({
    ...registry,
    history: { shell: [{ version: '1', action: 'promote', at: longAgo.toISOString() }] },
  }));
  const said = (word: string, free: string) =>
    new RegExp(`^(${word} shell 0\\.[01], 0\\.02 MB\\.\\n){2}${free} 0\\.0[45] MB\\.$`);
  expect(await told(store, 'gc', '--keep', '0', '--dry-run')).toMatch(said('Would remove', 'Would free'));
  expect((await store.published()).get('shell')).toHaveLength(3);
  expect(await told(store, 'gc', '--keep', '0', '--older', '39d')).toMatch(said('Removed', 'Freed'));
  expect((await store.published()).get('shell')).toMatchObject([{ version: '1' }]);
});

test('who asked is the user of the machine where nobody is named', async () => {
  const { by } = readReleaseCommand(['promote', 'shell', '--note', 'new prices']);
  expect(by).toEqual({ who: userInfo().username, note: 'new prices' });
});

test('a refusal has its code and its reason, and ends with 1', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  const { code, err } = await run(store, 'promote', 'shell', '9');
  expect(code).toBe(1);
  expect(err).toMatch(/^Refused, nothing has changed:\n\[unknown-release\] shell 9 is not published/);
});

test.each([
  [[]],
  [['destroy', 'shell']],
  [['promote']],
  [['promote', 'a', '1', 'b']],
  [['status', '--what']],
  [['slot']],
  [['slot', 'property/below-facts']],
  [['slot', 'property/below-facts', 'mf-x/Hint', '--clear']],
  [['promote', 'shell', '--clear']],
  [['promote', 'shell', '--note', 'two\nlines']],
  [['promote', 'shell', '--json']],
  [['promote', 'mf-x', '--canary', '0']],
  [['promote', 'mf-x', '--canary', '101']],
  [['promote', 'mf-x', '--canary', '1e1']],
  [['promote', 'mf-x@1', 'mf-y@1', '--canary', '10']],
  [['rollback', 'mf-x', '--canary', '10']],
  [['gc', 'shell']],
  [['gc', '--keep', 'many']],
  [['gc', '--older', '30']],
  [['gc', '--older', '0d']],
  [['retire', 'mf-x', '--dry-run']],
  [['status', '--note', 'nothing changes']],
])('wrong usage %j is refused', (args) => {
  expect(() => readReleaseCommand(args)).toThrow(UsageError);
});

test('wrong usage shows the usage and ends with 2', async () => {
  const { code, err } = await run(emptyStore(), 'destroy', 'shell');
  expect(code).toBe(2);
  expect(err).toContain('npm run release -- promote <app> [version]');
});

test.each([
  [[], 'npm run release -- gc'],
  [['promote'], '--note <text>'],
  [['gc', '--keep', '2'], '--dry-run'],
])('%j --help says what there is, and ends well', async (args, shown) => {
  expect(await told(emptyStore(), ...args, '--help')).toContain(shown);
});

test.each([['status'], ['promote'], ['rollback'], ['retire'], ['publish']])(
  '%s of an app that is unknown names those that are known',
  async (action) => {
    const store = emptyStore();
    await release(store, { name: 'shell' }, { name: 'mf-x' });
    mkdirSync(path.join(folderOfCalls, 'mf-x/dist'), { recursive: true });
    writeFileSync(path.join(folderOfCalls, 'mf-x/dist/release.json'), '{}');
    await expect(told(store, action, 'mf-y')).rejects.toThrow(/^\[unknown-app\] .* mf-y.*mf-x/);
    rmSync(path.join(folderOfCalls, 'mf-x'), { recursive: true });
  },
);

test('damaged files of the store: where, and what helps, without a stack', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  const description = path.join(store.releaseFolder('shell', '1'), 'release.json');
  writeFileSync(description, '{ "name": "shell", }');
  expect(await told(store, 'status')).toMatch(
    /\n\nWarning: shell 1 is live, but cannot be read: .*release\.json is damaged: no JSON at line 1, column 20\. Delete the folder .* publish/,
  );
  await release(store, { name: 'shell', version: '2' });
  const text = readFileSync(store.entryFile(2), 'utf8');
  writeFileSync(store.entryFile(2), text.replace('"live": {', '"live": \u001b'));
  const { code, err, out } = await run(store, 'status');
  expect(code).toBe(0);
  expect(out).toContain('● 1');
  expect(err).toMatch(
    /^Warning: registry\/0000000002\.json is damaged: no JSON at line \d+, column 10\. It counts as not written.*\n$/,
  );
});

test('an address is no store: refused, and no folder of its name is made', async () => {
  const { code, err } = await run({ folder: 's3://bucket/releases' }, 'status');
  expect(code).toBe(1);
  expect(err).toContain('RELEASES=s3://bucket/releases: the store must be a folder');
  expect(err).not.toMatch(/\n\s+at /);
  expect(readdirSync(folderOfCalls)).toEqual([]);
});

test('a publisher in place of the store: the build is sent, the rest is done there', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  const token = 'operator'.repeat(8);
  const app = createPublisher({
    store,
    tokens: { operator: { token, apps: ['*'] } },
    limit: 1_000_000,
    log: pino({ level: 'silent' }),
  });
  const address = toUrl(await listening(app));
  process.env.RELEASES_TOKEN = token;
  try {
    const folder = build({ name: 'shell', version: '2', server: ECHO_SHELL });
    const published = await run({ folder: address }, 'publish', 'shell', '--from', folder);
    expect(published).toMatchObject({ code: 0, out: expect.stringMatching(/^shell 2 is published/) });
    expect(await run({ folder: address }, 'promote', 'shell')).toMatchObject({ out: 'shell 2 is live.\n' });
    const file = path.join(temporaryFolder('tokens'), 'token');
    writeFileSync(file, `${token}\n`);
    process.env.RELEASES_TOKEN_FILE = file;
    expect(await run({ folder: address }, 'status')).toMatchObject({
      code: 1,
      err: 'RELEASES_TOKEN and RELEASES_TOKEN_FILE are both set: one of them must go\n',
    });
    delete process.env.RELEASES_TOKEN;
    expect(await run({ folder: address }, 'status', 'shell')).toMatchObject({ code: 0 });
    expect(await run({ folder: address }, 'promote', 'shell', '9')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/answers 422: \[unknown-release\] shell 9 is not published.*\n$/),
    });
  } finally {
    delete process.env.RELEASES_TOKEN;
    delete process.env.RELEASES_TOKEN_FILE;
  }
  expect((await store.readRegistry()).history['shell']!.at(-1)).toMatchObject({
    version: '2',
    who: 'operator',
  });
});

test.each(['http://releases.example', 'http://127.0.0.1.example:4200'])(
  'the token is not sent unencrypted over the network (%s)',
  async (address) => {
    expect(await run({ folder: address }, 'status')).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${address} would get the token unencrypted: name it by https`),
    });
  },
);
