import { catchRefusal } from '../../../testing/refusal.ts';
import { build, emptyStore, release } from '../../../testing/release-fixture.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import { tryOut } from './try-out.ts';

const SHELL = `
exports.render = () => {};
exports.shared = { react: { version: 'the only one' } };
exports.renderFixture = async ({ code, props, messages }) => code.default(props, messages);`;
const EXPOSES = { './Page': { js: [], css: [] } };
const page = (body: string) =>
  `exports.messages = { '.': { nl: { from: 'mf-x' } } }; exports.exposes = { './Page': { default: (props, messages) => { ${body} } } };`;

interface Remote {
  server: string;
  fixtures?: Record<string, Record<string, unknown>>;
}

async function published({ server, fixtures = {} }: Remote) {
  const store = emptyStore();
  await release(store, { name: 'shell', server: SHELL });
  const remote = await publish(
    store,
    build({ name: 'mf-x', server, release: { exposes: EXPOSES, fixtures } }),
  );
  return { store, remote };
}

/** What promoting the remote says, which changes nothing when it is refused. */
async function promoting(remote: Remote): Promise<string> {
  const { store, remote: release } = await published(remote);
  return catchRefusal(store, () => promote(store, [release]));
}

test('a release that loads and shows its fixtures goes live', async () => {
  const server = `console.log('{"type":"failed"}'); ${page("if (props.data.id !== 7 || !messages.from) throw new Error('other props');")}`;
  const { store, remote } = await published({ server, fixtures: { './Page': { data: { id: 7 } } } });
  await promote(store, [remote]);
  expect((await store.readRegistry()).live).toEqual({ shell: '1', 'mf-x': '1' });
});

test.each([
  ['throws', `throw new TypeError('no such table');`, 'TypeError: no such table'],
  ['asks for what the shell does not share', `require('left-pad');`, 'the shell does not share "left-pad"'],
  ['asks for files', `require('node:fs');`, 'the shell does not share "node:fs"'],
  ['ends the process', `process.exit(0);`, 'process.exit is not a function'],
  ['leaves a rejection to nobody', `Promise.reject(new Error('later')); ${page('')}`, 'Error: later'],
  [
    'takes memory without end',
    `for (const all = []; ; ) all.push(new Array(1e6).fill(1));`,
    'It ended the process',
  ],
  ['is no JavaScript', `exports.exposes = {`, 'SyntaxError'],
])('server code that %s when it is loaded is refused', async (_case, server, reason) => {
  const said = await promoting({ server });
  expect(said).toMatch(/^\[server-code\] The server code of mf-x cannot be loaded: /);
  expect(said).toContain(reason);
});

test('server code that never ends loading is refused', async () => {
  const { store, remote } = await published({ server: 'for (;;);' });
  const [refusal] = await tryOut(
    store,
    await store.open('shell', '1'),
    [await store.open(remote.name, remote.version)],
    8_000,
  );
  expect(refusal).toMatchObject({
    code: 'server-code',
    apps: ['mf-x'],
    reason: expect.stringContaining('within 8 s'),
  });
});

test('an expose that the server code lacks, or that cannot show its own fixture', async () => {
  expect(await promoting({ server: 'exports.exposes = {};' })).toMatch(
    /^\[fixture\] \.\/Page of mf-x cannot/,
  );
  const said = await promoting({
    server: page('return props.data.price.amount;'),
    fixtures: { './Page': { data: {} } },
  });
  expect(said).toMatch(
    /^\[fixture\] \.\/Page of mf-x cannot show its fixture: TypeError: Cannot read properties/,
  );
});

test('a shell that is none', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: SHELL });
  const next = await publish(store, build({ name: 'shell', version: '2', server: 'exports.render = 1;' }));
  expect(await catchRefusal(store, () => promote(store, [next]))).toMatch(
    /^\[server-code\] The server code of shell cannot/,
  );
});
