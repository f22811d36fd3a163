import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../contract/contract.ts';
import { build, publishAll, UNTRIED } from './release-fixture.ts';
import type { Objects, ReleaseStore } from '../gateway/releases/release-store.ts';
import { LiveReleases } from '../gateway/releases/live-releases.ts';
import { promote } from '../gateway/releases/promote.ts';
import { publish } from '../gateway/releases/publish.ts';
import { countVitals } from '../gateway/vitals/vital-counts.ts';

interface Adapter {
  /** An empty store; a second call with the same one gives what another process has of it. */
  open(like?: ReleaseStore): ReleaseStore;
  /** Changes a file of a published release, as nothing but a fault does. */
  damage(store: ReleaseStore, app: string, version: string, file: string): void | Promise<void>;
  /** What the store keeps besides releases. */
  objects(store: ReleaseStore): Objects;
}

/** Replaces what is stored of outcomes, a JSON text. */
async function damageOutcomes(objects: Objects, change: (text: string) => string): Promise<void> {
  for (const { key } of await objects.list('.outcomes/'))
    await objects.write(key, change((await objects.read(key))!));
}

const outcome = (app: string, version: string, second: number) => ({
  app,
  version,
  kind: 'load' as const,
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
});

const live =
  (app: string, version: string) =>
  (registry: Registry): Registry => ({ ...registry, live: { ...registry.live, [app]: version } });

/** What every adapter of the release store must do. */
export function describeReleaseStore(name: string, { open, damage, objects }: Adapter): void {
  describe(name, () => {
    test('an empty store has an empty registry and nothing published', async () => {
      const store = open();
      expect(await store.readRegistry()).toEqual({
        schema: 1,
        live: {},
        slots: {},
        history: {},
        slotHistory: {},
        removing: [],
      });
      expect(await store.published()).toEqual(new Map());
      expect(await store.runningGateways(1_000)).toEqual([]);
    });

    test('the stamp changes with the registry, for other processes too, and only then', async () => {
      const store = open();
      const other = open(store);
      const stamps = [await other.registryStamp(true), await other.registryStamp(true)];
      await store.updateRegistry(live('shell', '1'));
      stamps.push(await other.registryStamp(true), await other.registryStamp(true));
      await store.updateRegistry((registry) => ({ ...registry }));
      stamps.push(await other.registryStamp(true));
      await store.updateRegistry(live('shell', '2'));
      stamps.push(await other.registryStamp(true));
      expect(stamps[0]).toBe(stamps[1]);
      expect(stamps[2]).toBe(stamps[3]);
      expect(stamps[3]).toBe(stamps[4]);
      expect(new Set(stamps).size).toBe(3);
      expect((await other.readRegistry()).live).toEqual({ shell: '2' });
    });

    test('changes at the same time lose nothing of each other', async () => {
      const store = open();
      const apps = Array.from({ length: 8 }, (_, index) => `mf-${index}`);
      await Promise.all(apps.map((app) => open(store).updateRegistry(live(app, '1'))));
      expect(Object.keys((await store.readRegistry()).live).sort()).toEqual(apps);
    });

    test('an object is created once, and the same text is its own, whose answer may have been lost', async () => {
      const store = open();
      const key = '.proofs/once';
      expect(await objects(store).create(key, 'first')).toBe(true);
      expect(await objects(open(store)).create(key, 'first')).toBe(true);
      expect(await objects(store).create(key, 'second')).toBe(false);
      expect(await objects(store).read(key)).toBe('first');
      await objects(store).remove(key);
    });

    test('a change that fails leaves the registry as it was, and the next one is made', async () => {
      const store = open();
      await store.updateRegistry(live('shell', '1'));
      const stamp = await store.registryStamp();
      const failing = store.updateRegistry(() => Promise.reject(new Error('refused')));
      await expect(failing).rejects.toThrow('refused');
      expect(await store.registryStamp()).toBe(stamp);
      await store.updateRegistry(live('shell', '2'));
      expect((await store.readRegistry()).live).toEqual({ shell: '2' });
    });

    test('a release is added once, and opened with its files on this machine', async () => {
      const store = open();
      const folder = build({ name: 'mf-x' });
      const release = await publish(store, folder);
      expect(await store.add(folder, release)).toBe(false);
      const other = open(store);
      const opened = await other.open('mf-x', '1');
      expect(opened).toMatchObject({ release: { name: 'mf-x', version: '1' } });
      expect(path.relative(other.folder, opened.folder)).not.toMatch(/^\.\./);
      expect(await store.verify('mf-x', '1')).toEqual([]);
    });

    test('a build with a file that is changed or missing is not added', async () => {
      const store = open();
      const changed = build({ name: 'mf-x' });
      writeFileSync(path.join(changed, 'web/remoteEntry.js'), 'changed');
      await expect(publish(store, changed)).rejects.toThrow('[file-changed]');
      const missing = build({ name: 'mf-x' });
      rmSync(path.join(missing, 'web/remoteEntry.js'));
      await expect(publish(store, missing)).rejects.toThrow('[file-missing]');
      await expect(store.open('mf-x', '1')).rejects.toThrow();
      expect(await store.published()).toEqual(new Map());
    });

    test('a release that was changed since is told from one that is whole or was never there', async () => {
      const store = open();
      await publish(store, build({ name: 'mf-x' }));
      await damage(store, 'mf-x', '1', 'web/remoteEntry.js');
      expect(await store.verify('mf-x', '1')).toMatchObject([{ code: 'file-changed', apps: ['mf-x'] }]);
      expect(await store.verify('mf-x', '2')).toMatchObject([{ code: 'unknown-release', apps: ['mf-x'] }]);
    });

    test.each([
      ['../mf-x', '1'],
      ['mf-x', '..'],
      ['mf-x', '1.copy.incoming'],
      ['mf-y', '1'],
      ['mf-x', '2'],
    ])('%s@%s is not opened', async (app, version) => {
      const store = open();
      await publish(store, build({ name: 'mf-x' }));
      await expect(store.open(app, version)).rejects.toThrow();
    });

    test('versions are listed in the order in which they were published', async () => {
      const store = open();
      for (const version of ['2', '1']) await publish(store, build({ name: 'mf-x', version }));
      const versions = (await store.published()).get('mf-x')!;
      expect(versions.map(({ version }) => version)).toEqual(['2', '1']);
    });

    test('a release that is removed is gone whole, and can be published again', async () => {
      const store = open();
      for (const version of ['1', '2']) await publish(store, build({ name: 'mf-x', version }));
      expect(await store.bytes('mf-x', '1')).toBeGreaterThan(100);
      const absent = { app: 'mf-x', version: '9' };
      expect(await open(store).remove(() => [{ app: 'mf-x', version: '1' }, absent])).toEqual([
        { app: 'mf-x', version: '1' },
      ]);
      expect(await store.verify('mf-x', '1')).toMatchObject([{ code: 'unknown-release' }]);
      expect(await store.bytes('mf-x', '1')).toBe(0);
      expect((await store.published()).get('mf-x')).toMatchObject([{ version: '2' }]);
      await publish(store, build({ name: 'mf-x' }));
      expect(await store.verify('mf-x', '1')).toEqual([]);
    });

    test('of a promotion and a removal of the same version at the same time one is made', async () => {
      const version = { app: 'mf-x', version: '1' };
      for (let round = 0; round < 5; round++) {
        const store = open();
        await publishAll(store, [{ name: 'shell' }, { name: 'mf-x' }]);
        await promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
        const removing = open(store).remove(({ live: now }) => (now['mf-x'] === '1' ? [] : [version]));
        const promoting = promote(store, [{ name: 'mf-x', version: '1' }], UNTRIED);
        const [removed] = await Promise.allSettled([removing, promoting]);
        const { live: now, removing: left } = await store.readRegistry();
        const isThere = (await store.verify('mf-x', '1')).length === 0;
        expect(isThere).toBe(now['mf-x'] === '1');
        expect(removed).toMatchObject({ status: 'fulfilled', value: isThere ? [] : [version] });
        expect(left).toEqual([]);
      }
    });

    test('a version that a process began to remove, and died, can be promoted again ten minutes later', async () => {
      const store = open();
      await publishAll(store, [{ name: 'shell' }]);
      const begun = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      const removing = (minutes: number) => [{ app: 'shell', version: '1', at: begun(minutes) }];
      await store.updateRegistry((registry) => ({ ...registry, removing: removing(9) }));
      const promoted = () => promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
      await expect(promoted()).rejects.toThrow('[unknown-release] shell 1 is being removed');
      await store.updateRegistry((registry) => ({ ...registry, removing: removing(11) }));
      await promoted();
      expect(await store.readRegistry()).toMatchObject({ live: { shell: '1' }, removing: [] });
    });

    test('promotions of other processes at the same time: each is made, and written down with who, why and commit', async () => {
      const store = open();
      const apps = ['mf-a', 'mf-b', 'mf-c'];
      await publishAll(store, [{ name: 'shell' }, ...apps.map((name) => ({ name }))]);
      await promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
      const by = (name: string) => ({ who: name, note: 'at the same time', commit: '2f3d1e1d' });
      await Promise.all(
        apps.map((name) => promote(open(store), [{ name, version: '1' }], UNTRIED, by(name))),
      );
      const { live: now, history } = await store.readRegistry();
      expect(Object.keys(now).sort()).toEqual([...apps, 'shell']);
      for (const name of apps) expect(history[name]).toMatchObject([{ version: '1', ...by(name) }]);
      const entries = await objects(store).list('registry/');
      expect(entries.map(({ key }) => key).sort()).toEqual(
        [1, 2, 3, 4].map((number) => `registry/000000000${number}.json`),
      );
    });

    test('of two promoters of one app at the same time the later one is live, and both are in the history', async () => {
      const store = open();
      const versions = ['1', '2', '3'];
      await publishAll(
        store,
        versions.map((version) => ({ name: 'shell', version })),
      );
      await promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
      await Promise.all(
        ['2', '3'].map((version) => promote(open(store), [{ name: 'shell', version }], UNTRIED)),
      );
      const { live: now, history } = await store.readRegistry();
      expect(history['shell']!.map(({ version }) => version).sort()).toEqual(versions);
      expect(now['shell']).toBe(history['shell']!.at(-1)!.version);
    });

    test.each([
      ['cut off', (text: string) => text.slice(0, text.length / 2)],
      ['empty', () => ''],
      ['of something else', () => '{"live":{"shell":"\u001b[2J"}}'],
    ])('an entry that is %s counts as not written, and the next one is made', async (_what, change) => {
      const store = open();
      const early = open(store);
      await store.updateRegistry(live('shell', '1'));
      await early.registryStamp(true);
      await store.updateRegistry(live('shell', '2'));
      const key = 'registry/0000000002.json';
      await objects(store).write(key, change((await objects(store).read(key))!));
      const late = open(store);
      for (const reader of [early, late]) {
        await reader.registryStamp(true);
        expect((await reader.readRegistry()).live).toEqual({ shell: '1' });
      }
      await late.updateRegistry(live('mf-x', '3'));
      for (const reader of [early, late, open(store)]) {
        await reader.registryStamp(true);
        expect((await reader.readRegistry()).live).toEqual({ shell: '1', 'mf-x': '3' });
      }
    });

    test('what a later version of the composer has written is not changed, and what is live stays', async () => {
      const store = open();
      await publishAll(store, [{ name: 'shell' }]);
      await promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
      const gateway = new LiveReleases(open(store), { start: async () => {}, report: () => {} });
      await gateway.current();
      const later = JSON.stringify({ schema: 2, id: 'x', live: ['shell@2'] });
      await objects(store).write('registry/0000000002.json', later);
      for (const command of [store, open(store)])
        await expect(command.updateRegistry(live('shell', '3'))).rejects.toThrow(
          'registry/0000000002.json was made by a later version',
        );
      await gateway.compositionFile('/one/that/another/gateway/has');
      expect(gateway.versions).toEqual({ shell: '1' });
      expect(await objects(store).list('registry/')).toHaveLength(2);
    });

    test('outcomes are remembered, for other processes too, the latest of each version', async () => {
      const store = open();
      expect(await store.readOutcomes()).toEqual({ known: [] });
      await store.addOutcomes([outcome('mf-x', '1', 1)]);
      await open(store).addOutcomes([outcome('mf-x', '2', 2), outcome('mf-x', '1', 3)]);
      expect(await store.readOutcomes()).toEqual({
        known: [outcome('mf-x', '2', 2), outcome('mf-x', '1', 3)],
      });
    });

    test('outcomes that are added at the same time lose nothing of each other', async () => {
      const store = open();
      const versions = Array.from({ length: 12 }, (_, index) => String(index));
      await Promise.all(
        versions.map((version) => open(store).addOutcomes([outcome('mf-x', version, Number(version))])),
      );
      expect((await store.readOutcomes()).known.map(({ version }) => version)).toEqual(versions);
    });

    test('outcomes of a gateway that does not write are added to what is known of it, beside those of others', async () => {
      const store = open();
      const faults = (count: number, second: number) => ({
        ...outcome('mf-x', '1', second),
        kind: 'browser' as const,
        counts: { render: count },
      });
      await store.addOutcomes([outcome('mf-x', '2', 1)]);
      await store.addGatewayOutcomes('gateway-1', [outcome('mf-x', '1', 2), faults(1, 3)]);
      await open(store).addGatewayOutcomes('gateway-1', [faults(2, 4)]);
      await store.addGatewayOutcomes('gateway-2', [faults(4, 5)]);
      const vitals = {
        ...outcome('mf-x', '1', 6),
        kind: 'vitals' as const,
        vitals: countVitals({ lcp: 900 }),
      };
      await store.addGatewayOutcomes('gateway-2', [vitals]);
      expect(await store.readOutcomes()).toEqual({
        known: [outcome('mf-x', '2', 1), outcome('mf-x', '1', 2), faults(7, 5), vitals],
      });
      const keys = (await objects(store).list('.outcomes/mf-x/1/')).map(({ key }) => key).sort();
      expect(keys).toEqual([
        '.outcomes/mf-x/1/gateway-1.browser.json',
        '.outcomes/mf-x/1/gateway-1.json',
        '.outcomes/mf-x/1/gateway-2.browser.json',
        '.outcomes/mf-x/1/gateway-2.vitals.json',
      ]);
    });

    test('outcomes are bounded', async () => {
      const store = open();
      for (let batch = 0; batch < 3; batch++)
        await store.addOutcomes(
          Array.from({ length: 100 }, (_, index) => outcome(`mf-${batch}-${index}`, 'v'.repeat(200), batch)),
        );
      const { known, damage } = await store.readOutcomes();
      expect([known.length, damage]).toEqual([200, undefined]);
    });

    test.each<[string, (text: string) => string, number]>([
      ['no JSON', () => '{"\u001b[2J', 0],
      ['nothing', () => '', 0],
      ['no list', () => '{"known":[]}', 0],
      ['a list without end', (text) => text.replace('[', `[${'{},'.repeat(100_000)}`), 0],
      ['lists within lists', () => '['.repeat(50_000), 0],
      ['an outcome and something else', (text) => text.replace('[', '[null,{"app":"\\u001b[2J"},'), 1],
    ])(
      'outcomes that are damaged (%s) are said to be, and give way to the next of that version',
      async (_what, change, left) => {
        const store = open();
        await store.addOutcomes([outcome('mf-x', '1', 1)]);
        await damageOutcomes(objects(store), change);
        const { known, damage } = await store.readOutcomes();
        expect(known).toHaveLength(left);
        expect(damage).toMatch(/^[\w ]+$/);
        await store.addOutcomes([outcome('mf-y', '1', 2)]);
        expect(await store.readOutcomes()).toEqual({ known: [...known, outcome('mf-y', '1', 2)], damage });
        await store.addOutcomes([outcome('mf-x', '1', 3)]);
        const mended = [outcome('mf-y', '1', 2), outcome('mf-x', '1', 3)];
        expect(await store.readOutcomes()).toEqual({ known: mended });
      },
    );

    test('an exclusion stays known, however many faults in browsers come after it', async () => {
      const store = open();
      await store.addOutcomes([outcome('mf-x', '1', 1)]);
      const faults = Array.from({ length: 210 }, (_, index) => ({
        ...outcome(`mf-${index}`, '1', 2),
        kind: 'browser' as const,
        counts: { render: 1 },
      }));
      for (const fault of faults) await open(store).addOutcomes([fault]);
      await store.addOutcomes([{ ...faults[0]!, app: 'mf-x' }]);
      const { known, damage } = await open(store).readOutcomes();
      expect(known.filter(({ kind }) => kind !== 'browser')).toEqual([outcome('mf-x', '1', 1)]);
      expect([known.length, damage]).toEqual([201, undefined]);
    });

    test('outcomes of a version are gone with it', async () => {
      const store = open();
      await publishAll(store, [{ name: 'mf-x' }, { name: 'mf-y' }]);
      await store.addOutcomes([outcome('mf-x', '1', 1), outcome('mf-y', '1', 2)]);
      await open(store).remove(() => [{ app: 'mf-x', version: '1' }]);
      expect(await store.readOutcomes()).toEqual({ known: [outcome('mf-y', '1', 2)] });
    });

    test('gateways are known while they are announced', async () => {
      const store = open();
      const gateway = { id: 'g-1', reads: [1, 2], serves: { shell: '2' } };
      await store.announce({ ...gateway, serves: { shell: '1' } });
      await store.announce(gateway);
      expect(await open(store).runningGateways(60_000)).toEqual([gateway]);
      expect(await store.runningGateways(-1)).toEqual([]);
      await store.withdraw('g-1');
      await store.withdraw('g-1');
      expect(await store.runningGateways(60_000)).toEqual([]);
    });
  });
}
