import { emptyStore, release, UNTRIED } from '../testing/release-fixture.ts';
import { promote, rollback } from './promote.ts';

function storeWith(...versions: string[]) {
  const store = emptyStore();
  for (const version of versions) release(store, { name: 'shell', version });
  return store;
}

const live = (store: ReturnType<typeof emptyStore>) => store.readRegistry().live.shell;

test('goes back version by version, and forward again by promoting', () => {
  const store = storeWith('1', '2', '3');
  expect(rollback(store, 'shell', undefined, UNTRIED)).toBe('2');
  expect(rollback(store, 'shell', undefined, UNTRIED)).toBe('1');
  expect(live(store)).toBe('1');
  promote(store, [{ name: 'shell', version: '3' }], UNTRIED);
  expect(rollback(store, 'shell', undefined, UNTRIED)).toBe('1');
});

test('goes to a version by name', () => {
  const store = storeWith('1', '2', '3');
  expect(rollback(store, 'shell', '1', UNTRIED)).toBe('1');
  expect(live(store)).toBe('1');
});

test('promoting what is live already leaves no trace', () => {
  const store = storeWith('1', '2');
  promote(store, [{ name: 'shell', version: '2' }], UNTRIED);
  expect(rollback(store, 'shell', undefined, UNTRIED)).toBe('1');
});

test('is refused without an earlier version', () => {
  const store = storeWith('1');
  expect(() => rollback(store, 'shell', undefined, UNTRIED)).toThrow(
    '[no-earlier-version] shell has had no other live version',
  );
  expect(() => rollback(store, 'mf-search', undefined, UNTRIED)).toThrow('no-earlier-version');
});

test('is checked like promoting: the shell may have moved on', () => {
  const store = storeWith('1');
  const react = (range: string) => ({ release: { shared: { react: range } } });
  release(store, { name: 'shell', version: '19', ...react('19.0.0') });
  release(store, { name: 'mf-search', version: '1', ...react('^19.0.0') });
  release(
    store,
    { name: 'shell', version: '20', ...react('20.0.0') },
    { name: 'mf-search', version: '2', ...react('^20.0.0') },
  );
  expect(() => rollback(store, 'mf-search', undefined, UNTRIED)).toThrow('[shared-range]');
  expect(store.readRegistry().live['mf-search']).toBe('2');
});

test('the history is bounded', () => {
  const store = storeWith(...Array.from({ length: 30 }, (_, index) => String(index)));
  expect(store.readRegistry().history.shell).toHaveLength(20);
});
