import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../contract/contract.ts';
import { build } from './release-fixture.ts';
import { publish } from '../gateway/releases/publish.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';

interface Adapter {
  /** An empty store; a second call with the same one gives what another process has of it. */
  open(like?: ReleaseStore): ReleaseStore;
  /** Changes a file of a published release, as nothing but a fault does. */
  damage(store: ReleaseStore, app: string, version: string, file: string): void | Promise<void>;
  /** Replaces what is stored of outcomes, a JSON text. */
  damageOutcomes(store: ReleaseStore, change: (text: string) => string): void | Promise<void>;
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
export function describeReleaseStore(name: string, { open, damage, damageOutcomes }: Adapter): void {
  describe(name, () => {
    test('an empty store has an empty registry and nothing published', async () => {
      const store = open();
      expect(await store.readRegistry()).toEqual({
        schema: 1,
        live: {},
        slots: {},
        history: {},
        slotHistory: {},
      });
      expect(await store.published()).toEqual(new Map());
      expect(await store.runningGateways(1_000)).toEqual([]);
    });

    test('the stamp changes with the registry, for other processes too, and only then', async () => {
      const store = open();
      const other = open(store);
      const stamps = [await other.registryStamp(), await other.registryStamp()];
      await store.updateRegistry(live('shell', '1'));
      stamps.push(await other.registryStamp(), await other.registryStamp());
      await store.updateRegistry(live('shell', '2'));
      stamps.push(await other.registryStamp());
      expect(stamps[0]).toBe(stamps[1]);
      expect(stamps[2]).toBe(stamps[3]);
      expect(new Set(stamps).size).toBe(3);
      expect((await other.readRegistry()).live).toEqual({ shell: '2' });
    });

    test('changes at the same time lose nothing of each other', async () => {
      const store = open();
      const apps = Array.from({ length: 8 }, (_, index) => `mf-${index}`);
      await Promise.all(apps.map((app) => open(store).updateRegistry(live(app, '1'))));
      expect(Object.keys((await store.readRegistry()).live).sort()).toEqual(apps);
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
      const opened = await open(store).open('mf-x', '1');
      expect(opened).toMatchObject({ release: { name: 'mf-x', version: '1' } });
      expect(path.relative(store.folder, opened.folder)).not.toMatch(/^\.\./);
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

    test('what is removed is chosen after a change of the registry that is under way', async () => {
      const store = open();
      await publish(store, build({ name: 'mf-x' }));
      const { promise: changing, resolve: change } = Promise.withResolvers<void>();
      const changed = store.updateRegistry(async (registry) => {
        await changing;
        return live('mf-x', '1')(registry);
      });
      const seen: (string | undefined)[] = [];
      const removed = open(store).remove((registry) => {
        seen.push(registry.live['mf-x']);
        return [];
      });
      change();
      await Promise.all([changed, removed]);
      expect(seen).toEqual(['1']);
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
      'outcomes that are damaged (%s) are said to be, and give way to the next',
      async (_what, change, left) => {
        const store = open();
        await store.addOutcomes([outcome('mf-x', '1', 1)]);
        await damageOutcomes(store, change);
        const { known, damage } = await store.readOutcomes();
        expect(known).toHaveLength(left);
        expect(damage).toMatch(/^[\w ]+$/);
        await store.addOutcomes([outcome('mf-y', '1', 2)]);
        const mended = await store.readOutcomes();
        expect(mended).toEqual({ known: [...known, outcome('mf-y', '1', 2)] });
      },
    );

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
