import { readReleaseCommand } from '../../cli/release-command.ts';
import { runReleaseCommand } from '../../cli/run-release-command.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { ECHO_SHELL, emptyStore, publishAll, release } from '../../testing/release-fixture.ts';
import { promote } from './promote.ts';

const stock = (globalName: string, more: object = {}) => ({
  stock: { type: 'global', globalName, plugin: '2.9.3' },
  messages: {},
  exposes: { './Hint': { js: ['hint.js'], css: [] } },
  widgets: [{ name: 'Hint', expose: './Hint' }],
  ...more,
});

async function shellAnd(...remotes: { name: string; release: object }[]) {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL, release: { shared: { react: '19.3.1' } } });
  await publishAll(
    store,
    // A container for browsers would throw on a server: it is not run there.
    remotes.map((remote) => ({ ...remote, server: 'throw new Error("no code for servers")' })),
  );
  return store;
}

test('a build by the ordinary plugin goes live without being run, in no language, and what was not checked is said', async () => {
  const store = await shellAnd({ name: 'mf-x', release: stock('stock_x', { shared: { react: '^19.0.0' } }) });
  const preview = { url: 'https://preview.example', key: 'k'.repeat(40) };
  const release = async (command: string) => {
    const said = await runReleaseCommand(
      store,
      readReleaseCommand(command.split(' ')),
      store.folder,
      preview,
    );
    return said.split('\n').at(-1);
  };
  const unchecked = expect.stringMatching(
    /^Not checked: mf-x 1 .*no server bundle.*not tried out.*texts.*props.*hash/,
  );
  expect(await release('preview mf-x')).toEqual(unchecked);
  expect(await release('promote mf-x --canary 10')).toEqual(unchecked);
  expect(await release('promote mf-x')).toEqual(unchecked);
  expect((await store.readRegistry()).live['mf-x']).toBe('1');
});

test('browsers are said to check all scripts of a build whose entry is a module', async () => {
  const { stock: described, ...remote } = stock('stock_x');
  const store = await shellAnd({
    name: 'mf-x',
    release: { ...remote, stock: { ...described, type: 'module' } },
  });
  const { unchecked } = await promote(store, [{ name: 'mf-x', version: '1' }]);
  expect(unchecked).toEqual([expect.stringMatching(/not tried out.* hashes of all its scripts/)]);
});

test('another React than it needs is refused', async () => {
  const store = await shellAnd({ name: 'mf-x', release: stock('stock_x', { shared: { react: '^18.0.0' } }) });
  const promoting = () => promote(store, [{ name: 'mf-x', version: '1' }]);
  expect(await catchRefusal(store, promoting)).toMatch(/^\[shared-range\] mf-x/);
});

test.each([
  ['another such build', { name: 'mf-b', release: stock('stock_x') }, 'stock_x'],
  ['a build by the preset', { name: 'mf-b', release: {} }, 'mf_b'],
  ['the host', { name: 'mf-b', release: {} }, 'shell'],
])('the name of the container of %s is not taken', async (_what, other, globalName) => {
  const store = await shellAnd({ name: 'mf-x', release: stock(globalName) }, other);
  const both = ['mf-b', 'mf-x'].map((name) => ({ name, version: '1' }));
  const refused = await catchRefusal(store, () => promote(store, both, () => []));
  expect(refused).toMatch(new RegExp(`^\\[container-clash\\] .*"${globalName}"`));
});
