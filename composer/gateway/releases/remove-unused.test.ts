import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../contract/release.ts';
import { build, emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { FileReleaseStore } from './file-store/file-release-store.ts';
import { promote, rollback } from './promote.ts';
import { publish } from './publish.ts';
import { removeUnused } from './remove-unused.ts';
import { announceGateway } from './running-gateways.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const LIMITS = { keep: 0, age: 30 * DAY };

/** Publishes versions of mf-x so many days ago, none of them live. */
async function publishedAgo(store: FileReleaseStore, versions: Record<string, number>) {
  for (const [version, days] of Object.entries(versions)) {
    await publish(store, build({ name: 'mf-x', version }));
    const file = path.join(store.releaseFolder('mf-x', version), 'release.json');
    utimesSync(file, daysAgo(days), daysAgo(days));
  }
}

/** A site whose mf-x went to versions so many days ago, the last one being live; each was published a year ago. */
async function siteSince(flips: [version: string, days: number][]) {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  await publishedAgo(store, Object.fromEntries(flips.map(([version]) => [`v${version}`, 365])));
  await store.updateRegistry((registry) => ({
    ...registry,
    live: { ...registry.live, 'mf-x': `v${flips.at(-1)![0]}` },
    history: {
      'mf-x': flips.map(([version, days]) => ({
        version: `v${version}`,
        action: 'promote',
        at: daysAgo(days).toISOString(),
      })),
    },
  }));
  return store;
}

const left = async (store: FileReleaseStore) =>
  ((await store.published()).get('mf-x') ?? []).map(({ version }) => version).sort();

test('what was published long ago and never live goes; what is live stays, and where rollbacks go', async () => {
  const store = await siteSince([
    ['1', 300],
    ['2', 200],
    ['3', 100],
  ]);
  await publishedAgo(store, { old: 40, young: 20 });
  const removed = await removeUnused(store, LIMITS);
  expect(removed).toEqual([{ app: 'mf-x', version: 'old', bytes: expect.any(Number) }]);
  expect(await left(store)).toEqual(['v1', 'v2', 'v3', 'young']);
  for (const version of ['v2', 'v1'])
    expect((await rollback(store, 'mf-x', undefined, UNTRIED)).releases).toEqual([{ name: 'mf-x', version }]);
});

test('the latest versions of an app stay, however old', async () => {
  const store = await siteSince([['1', 300]]);
  await publishedAgo(store, { a: 90, b: 80, c: 70 });
  await removeUnused(store, { ...LIMITS, keep: 2 });
  expect(await left(store)).toEqual(['b', 'c', 'v1']);
});

test('what was taken back lately stays: tabs may have its pages', async () => {
  const store = await siteSince([
    ['1', 300],
    ['bad', 100],
    ['worse', 31],
  ]);
  await rollback(store, 'mf-x', 'v1', UNTRIED);
  await removeUnused(store, LIMITS);
  expect(await left(store)).toEqual(['v1', 'vworse']);
});

test('what a running gateway still serves stays', async () => {
  const store = await siteSince([['1', 300]]);
  await publishedAgo(store, { served: 90 });
  const fail = (error: unknown) => {
    throw error;
  };
  const withdraw = await announceGateway(store, fail, () => ({ 'mf-x': 'served' }));
  expect(await removeUnused(store, LIMITS)).toEqual([]);
  await withdraw();
  expect(await removeUnused(store, LIMITS)).toMatchObject([{ version: 'served' }]);
});

test('a retired app can come back', async () => {
  const store = await siteSince([['1', 300]]);
  await publishedAgo(store, { old: 90 });
  await store.updateRegistry(({ live: { 'mf-x': _retired, ...live }, ...registry }) => ({
    ...registry,
    live,
  }));
  await removeUnused(store, LIMITS);
  expect(await left(store)).toEqual(['v1']);
});

test('a dry run removes nothing', async () => {
  const store = await siteSince([['1', 300]]);
  await publishedAgo(store, { old: 90 });
  expect(await removeUnused(store, { ...LIMITS, dryRun: true })).toMatchObject([{ version: 'old' }]);
  expect(await left(store)).toEqual(['old', 'v1']);
});

/** A store in which something happens after the command has looked and before it removes. */
class OvertakenStore extends FileReleaseStore {
  meanwhile = async () => {};

  override async remove(choose: (registry: Registry) => readonly { app: string; version: string }[]) {
    await this.meanwhile();
    return super.remove(choose);
  }
}

test('what is promoted meanwhile stays, and what is published', async () => {
  const store = new OvertakenStore(temporaryFolder('releases'));
  await release(store, { name: 'shell' });
  await publishedAgo(store, { chosen: 90, other: 80 });
  store.meanwhile = async () => {
    await promote(store, [{ name: 'mf-x', version: 'chosen' }], UNTRIED);
    await publish(store, build({ name: 'mf-x', version: 'new' }));
  };
  expect(await removeUnused(store, LIMITS)).toMatchObject([{ app: 'mf-x', version: 'other' }]);
  expect(await left(store)).toEqual(['chosen', 'new']);
  expect(await store.verify('mf-x', 'chosen')).toEqual([]);
});

test('two at the same time remove each version once', async () => {
  const store = await siteSince([['1', 300]]);
  await publishedAgo(store, { a: 90, b: 90 });
  const both = await Promise.all([removeUnused(store, LIMITS), removeUnused(store, LIMITS)]);
  expect(
    both
      .flat()
      .map(({ version }) => version)
      .sort(),
  ).toEqual(['a', 'b']);
});

test('what a gateway left that ended without a word is removed after a day', async () => {
  const store = await siteSince([['1', 300]]);
  const file = (id: string) => path.join(store.folder, '.gateways', `${id}.json`);
  for (const id of ['old', 'young']) await store.announce({ id, reads: [1], serves: {} });
  utimesSync(file('old'), daysAgo(1.1), daysAgo(1.1));
  utimesSync(file('young'), daysAgo(0.9), daysAgo(0.9));
  await removeUnused(store, LIMITS);
  expect([existsSync(file('old')), existsSync(file('young'))]).toEqual([false, true]);
});
