import { refusalOf } from '../../testing/refusal.ts';
import { build, emptyStore, release } from '../../testing/release-fixture.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import { tryOut } from './try-out.ts';

const SHELL = `
exports.render = () => {};
exports.shared = { react: { version: 'the only one' } };
exports.renderFixture = async ({ code, props, messages }) => code.default(props, messages);`;
const EXPOSES = { './Page': { js: [], css: [] } };
const page = (body: string) =>
  `exports.exposes = { './Page': { default: (props, messages) => { ${body} } } };`;

interface Remote {
  server: string;
  fixtures?: Record<string, Record<string, unknown>>;
}

function published({ server, fixtures = {} }: Remote) {
  const store = emptyStore();
  release(store, { name: 'shell', server: SHELL });
  const remote = publish(store, build({ name: 'mf-x', server, release: { exposes: EXPOSES, fixtures } }));
  return { store, remote };
}

/** What promoting the remote says, which changes nothing when it is refused. */
function promoting(remote: Remote): string {
  const { store, remote: release } = published(remote);
  return refusalOf(store, () => promote(store, [release]));
}

test('a release that loads and shows its fixtures goes live', () => {
  const server = `console.log('{"type":"failed"}'); ${page("if (props.data.id !== 7 || !messages.from) throw new Error('other props');")}`;
  const { store, remote } = published({ server, fixtures: { './Page': { data: { id: 7 } } } });
  promote(store, [remote]);
  expect(store.readRegistry().live).toEqual({ shell: '1', 'mf-x': '1' });
}, 30_000);

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
])(
  'server code that %s when it is loaded is refused',
  (_case, server, reason) => {
    const said = promoting({ server });
    expect(said).toMatch(/^\[server-code\] The server code of mf-x cannot be loaded: /);
    expect(said).toContain(reason);
  },
  30_000,
);

test('server code that never ends loading is refused', () => {
  const { store, remote } = published({ server: 'for (;;);' });
  const [refusal] = tryOut(store, store.readRelease('shell', '1'), [remote], 3_000);
  expect(refusal).toMatchObject({
    code: 'server-code',
    apps: ['mf-x'],
    reason: expect.stringContaining('within 3 s'),
  });
}, 30_000);

test('an expose that the server code lacks, or that cannot show its own fixture', () => {
  expect(promoting({ server: 'exports.exposes = {};' })).toMatch(/^\[fixture\] \.\/Page of mf-x cannot/);
  const said = promoting({
    server: page('return props.data.price.amount;'),
    fixtures: { './Page': { data: {} } },
  });
  expect(said).toMatch(
    /^\[fixture\] \.\/Page of mf-x cannot show its fixture: TypeError: Cannot read properties/,
  );
}, 30_000);

test('a shell that is none', () => {
  const store = emptyStore();
  release(store, { name: 'shell', server: SHELL });
  const next = publish(store, build({ name: 'shell', version: '2', server: 'exports.render = 1;' }));
  expect(refusalOf(store, () => promote(store, [next]))).toMatch(
    /^\[server-code\] The server code of shell cannot/,
  );
}, 30_000);
