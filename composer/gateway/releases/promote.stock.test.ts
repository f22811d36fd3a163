import { catchRefusal } from '../../testing/refusal.ts';
import { ECHO_SHELL, emptyStore, publishAll, release } from '../../testing/release-fixture.ts';
import { promote } from './promote.ts';

const stock = (globalName: string, more: object = {}) => ({
  stock: { globalName, plugin: '2.9.3' },
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
  const { unchecked } = await promote(store, [{ name: 'mf-x', version: '1' }]);
  expect(unchecked).toEqual([expect.stringMatching(/^mf-x 1 .*its code was not run/)]);
  expect((await store.readRegistry()).live['mf-x']).toBe('1');
});

test('another React than it needs is refused', async () => {
  const store = await shellAnd({ name: 'mf-x', release: stock('stock_x', { shared: { react: '^18.0.0' } }) });
  const promoting = () => promote(store, [{ name: 'mf-x', version: '1' }]);
  expect(await catchRefusal(store, promoting)).toMatch(/^\[shared-range\] mf-x/);
});

test.each([
  ['another such build', { name: 'mf-b', release: stock('stock_x') }, 'stock_x'],
  ['a build by the preset', { name: 'mf-b', release: {} }, 'mf_b'],
])('the global variable of %s is not taken', async (_what, other, globalName) => {
  const store = await shellAnd({ name: 'mf-x', release: stock(globalName) }, other);
  const both = ['mf-b', 'mf-x'].map((name) => ({ name, version: '1' }));
  const refused = await catchRefusal(store, () => promote(store, both, () => []));
  expect(refused).toMatch(new RegExp(`^\\[container-clash\\] .*"${globalName}"`));
});
