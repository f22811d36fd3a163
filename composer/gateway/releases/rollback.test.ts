import { emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import type { Outcome } from './outcomes.ts';
import { promote, rollback } from './promote.ts';
import { FileReleaseStore } from './file-store/file-release-store.ts';

async function storeWith(...versions: string[]) {
  const store = emptyStore();
  for (const version of versions) await release(store, { name: 'shell', version });
  return store;
}

const live = async (store: ReturnType<typeof emptyStore>) => (await store.readRegistry()).live.shell;

const back = async (store: ReturnType<typeof emptyStore>, version?: string) =>
  (await rollback(store, 'shell', version, UNTRIED)).releases[0]!.version;

const MINUTE = 60_000;
const exclusion = (version: string, { ago = 0, ...rest }: Partial<Outcome> & { ago?: number } = {}) => ({
  app: 'shell',
  version,
  kind: 'timeout' as const,
  at: new Date(Date.now() - ago).toISOString(),
  ...rest,
});

/** A store whose versions went live so many minutes ago. */
async function storeSince(minutes: Record<string, number>) {
  const store = await storeWith(...Object.keys(minutes));
  await store.updateRegistry((registry) => ({
    ...registry,
    history: {
      shell: Object.entries(minutes).map(([version, ago]) => ({
        version,
        action: 'promote',
        at: new Date(Date.now() - ago * MINUTE).toISOString(),
      })),
    },
  }));
  return store;
}

test('goes back version by version, and forward again by promoting', async () => {
  const store = await storeWith('1', '2', '3');
  expect(await back(store)).toBe('2');
  expect(await back(store)).toBe('1');
  expect(await live(store)).toBe('1');
  await promote(store, [{ name: 'shell', version: '3' }], UNTRIED);
  expect(await back(store)).toBe('1');
});

test('goes to a version by name', async () => {
  const store = await storeWith('1', '2', '3');
  expect(await back(store, '1')).toBe('1');
  expect(await live(store)).toBe('1');
});

test('promoting what is live already leaves no trace', async () => {
  const store = await storeWith('1', '2');
  await promote(store, [{ name: 'shell', version: '2' }], UNTRIED);
  expect(await back(store)).toBe('1');
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

test('goes past what was excluded, wherever that was seen, and names it', async () => {
  const store = await storeWith('1', '2', '3', '4');
  const elsewhere = new FileReleaseStore(store.folder);
  await elsewhere.addOutcomes([exclusion('3'), exclusion('2', { kind: 'load' })]);
  const { releases, skipped, excluded } = await rollback(store, 'shell', undefined, UNTRIED);
  expect(releases).toEqual([{ name: 'shell', version: '1' }]);
  expect(skipped.map(({ version, kind }) => `${version} ${kind}`)).toEqual(['3 timeout', '2 load']);
  expect(excluded).toEqual([]);
  expect(await live(store)).toBe('1');
});

test('goes to what was excluded when it is named, and says that it was', async () => {
  const store = await storeWith('1', '2', '3');
  await store.addOutcomes([exclusion('2')]);
  const { excluded } = await rollback(store, 'shell', '2', UNTRIED);
  expect(excluded).toEqual([expect.objectContaining({ version: '2', kind: 'timeout' })]);
  expect(await live(store)).toBe('2');
});

test('is refused where all earlier versions were excluded: says which, why, and how to go there anyway', async () => {
  const store = await storeWith('1', '2', '3');
  await store.addOutcomes([exclusion('1', { kind: 'memory' }), exclusion('2')]);
  const refused = rollback(store, 'shell', undefined, UNTRIED);
  await expect(refused).rejects.toThrow(
    /^\[no-good-version\] .*2 \(excluded .*: it kept renderers from answering\), 1 \(excluded .*memory.*rollback shell 2$/,
  );
  expect(await live(store)).toBe('3');
});

test.each<[string, Partial<Outcome>]>([
  ['another app', { app: 'mf-search' }],
  ['another version', { version: '1' }],
  ['a part that is slow', { expose: './Hint', kind: 'slow' }],
])('does not mind what became of %s', async (_what, outcome) => {
  const store = await storeWith('1', '2', '3');
  await store.addOutcomes([exclusion('2', outcome)]);
  expect(await back(store)).toBe('2');
});

test('goes to a version that was promoted again after its exclusion', async () => {
  const store = await storeWith('1', '2');
  await store.addOutcomes([exclusion('2', { ago: MINUTE })]);
  for (const version of ['1', '2']) await promote(store, [{ name: 'shell', version }], UNTRIED);
  await release(store, { name: 'shell', version: '3' });
  expect(await back(store)).toBe('2');
});

test.each([
  [25 * 60, '2'],
  [23 * 60, '1'],
])(
  '%i minutes without another exclusion before it was replaced: goes to version %s',
  async (minutes, target) => {
    const store = await storeSince({ 1: 10_000, 2: 5_000, 3: 10 });
    await store.addOutcomes([exclusion('2', { ago: (minutes + 10) * MINUTE })]);
    expect(await back(store)).toBe(target);
  },
);

test('promoting what was excluded is done, and says that it was', async () => {
  const store = await storeWith('1', '2');
  await store.addOutcomes([exclusion('1')]);
  const { excluded } = await promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
  expect(excluded).toEqual([expect.objectContaining({ version: '1' })]);
  expect(await live(store)).toBe('1');
});

test('of two rollbacks at once one is made, and what was not tried does not go live', async () => {
  const store = await storeWith('1', '2', '3');
  const meanwhile = async () => {
    await back(new FileReleaseStore(store.folder));
    return [];
  };
  await expect(rollback(store, 'shell', undefined, meanwhile)).rejects.toThrow(
    '[changed-meanwhile] The live version of shell changed meanwhile. Look at "npm run release -- status shell" and try again.',
  );
  expect(await live(store)).toBe('2');
});
