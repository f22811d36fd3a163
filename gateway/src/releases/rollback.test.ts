import { emptyStore, release, UNTRIED } from '../testing/release-fixture.ts';
import { promote, rollback } from './promote.ts';

async function storeWith(...versions: string[]) {
  const store = emptyStore();
  for (const version of versions) await release(store, { name: 'shell', version });
  return store;
}

const live = async (store: ReturnType<typeof emptyStore>) => (await store.readRegistry()).live.shell;

test('goes back version by version, and forward again by promoting', async () => {
  const store = await storeWith('1', '2', '3');
  expect(await rollback(store, 'shell', undefined, UNTRIED)).toBe('2');
  expect(await rollback(store, 'shell', undefined, UNTRIED)).toBe('1');
  expect(await live(store)).toBe('1');
  await promote(store, [{ name: 'shell', version: '3' }], UNTRIED);
  expect(await rollback(store, 'shell', undefined, UNTRIED)).toBe('1');
});

test('goes to a version by name', async () => {
  const store = await storeWith('1', '2', '3');
  expect(await rollback(store, 'shell', '1', UNTRIED)).toBe('1');
  expect(await live(store)).toBe('1');
});

test('promoting what is live already leaves no trace', async () => {
  const store = await storeWith('1', '2');
  await promote(store, [{ name: 'shell', version: '2' }], UNTRIED);
  expect(await rollback(store, 'shell', undefined, UNTRIED)).toBe('1');
});

test('is refused without an earlier version', async () => {
  const store = await storeWith('1');
  await expect(rollback(store, 'shell', undefined, UNTRIED)).rejects.toThrow(
    '[no-earlier-version] shell has had no other live version',
  );
  await expect(rollback(store, 'mf-search', undefined, UNTRIED)).rejects.toThrow('no-earlier-version');
});

test('is checked like promoting: the shell may have moved on', async () => {
  const store = await storeWith('1');
  const react = (range: string) => ({ release: { shared: { react: range } } });
  await release(store, { name: 'shell', version: '19', ...react('19.0.0') });
  await release(store, { name: 'mf-search', version: '1', ...react('^19.0.0') });
  await release(
    store,
    { name: 'shell', version: '20', ...react('20.0.0') },
    { name: 'mf-search', version: '2', ...react('^20.0.0') },
  );
  await expect(rollback(store, 'mf-search', undefined, UNTRIED)).rejects.toThrow('[shared-range]');
  expect((await store.readRegistry()).live['mf-search']).toBe('2');
});

test('the history is bounded', async () => {
  const store = await storeWith(...Array.from({ length: 30 }, (_, index) => String(index)));
  expect((await store.readRegistry()).history.shell).toHaveLength(20);
});
