import { jest } from '@jest/globals';
import path from 'node:path';
import process from 'node:process';
import { changeFirstFile } from '../../../testing/change-first-file.ts';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describeReleaseStore } from '../../../testing/release-store.contract.ts';
import { build, publishAll, release, UNTRIED } from '../../../testing/release-fixture.ts';
import { s3Server } from '../../../testing/s3-server.ts';
import type { S3Server } from '../../../testing/s3-server.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { LiveReleases } from '../live-releases.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import type { ReleaseStore } from '../release-store.ts';
import { pack, unpack } from './archive.ts';
import { readBucketAddress, S3Objects } from './s3-objects.ts';
import type { BucketAddress, BucketKeys } from './s3-objects.ts';
import { S3ReleaseStore } from './s3-release-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await s3Server();
});
afterAll(() => server.close());

let prefixes = 0;

/** The contract over one more prefix of a bucket for each test. */
function adapter(bucket: () => { address: BucketAddress; keys: BucketKeys }) {
  const addresses = new WeakMap<ReleaseStore, BucketAddress>();
  const objects = (store: ReleaseStore) => new S3Objects(addresses.get(store)!, bucket().keys);
  return {
    open(like?: ReleaseStore): ReleaseStore {
      const { address, keys } = bucket();
      const own = (like && addresses.get(like)) ?? {
        ...address,
        prefix: `${address.prefix}${process.pid}-${Date.now()}-${prefixes++}/`,
      };
      const store = new S3ReleaseStore({ address: own, keys, copies: temporaryFolder('copies') });
      addresses.set(store, own);
      return store;
    },
    objects,
    async damage(store: ReleaseStore, app: string, version: string, file: string): Promise<void> {
      const folder = temporaryFolder('damaged');
      const key = `releases/${app}/${version}.tar`;
      await unpack([(await objects(store).readBytes(key))!], folder);
      writeFileSync(path.join(folder, file), 'changed');
      await objects(store).remove(key);
      await objects(store).create(key, await pack(folder));
    },
  };
}

describeReleaseStore(
  'a release store in a bucket',
  adapter(() => ({ address: { bucket: server.bucket, prefix: '' }, keys: server.keys })),
);

const {
  S3_TEST_ADDRESS,
  S3_TEST_KEY_ID = '',
  S3_TEST_SECRET = '',
  S3_TEST_REGION = 'us-east-1',
} = process.env;
if (S3_TEST_ADDRESS)
  describeReleaseStore(
    `a release store in ${S3_TEST_ADDRESS}`,
    adapter(() => ({
      address: readBucketAddress(S3_TEST_ADDRESS),
      keys: { region: S3_TEST_REGION, accessKeyId: S3_TEST_KEY_ID, secretAccessKey: S3_TEST_SECRET },
    })),
  );

/** A server with two published versions of the shell, the first of them live, and stores over it as processes have them. */
async function bucket() {
  const own = await s3Server();
  opened.push(own);
  const reports: string[] = [];
  const open = (copies = temporaryFolder('copies'), keys = own.keys) =>
    new S3ReleaseStore({
      address: { bucket: own.bucket, prefix: '' },
      keys,
      copies,
      report: ({ message }) => reports.push(message),
    });
  const store = open();
  await publishAll(store, [{ name: 'shell' }, { name: 'shell', version: '2' }]);
  await promote(store, [{ name: 'shell', version: '1' }], UNTRIED);
  const toSecond = (by: ReleaseStore = store) => promote(by, [{ name: 'shell', version: '2' }], UNTRIED);
  const entries = () => [...own.objects.keys()].filter((key) => key.startsWith('registry/')).sort();
  return { server: own, reports, open, store, toSecond, entries };
}
const opened: S3Server[] = [];
afterEach(() => Promise.all(opened.splice(0).map((own) => own.close())));

/** Lets ms pass at once, until the end of the test. */
function passing(): (ms: number) => void {
  const now = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  return (ms) => void (passed += ms);
}
afterEach(() => jest.restoreAllMocks());

const NEXT_ENTRY = { method: 'PUT', key: /^registry\// };
const entry = (number: number) => `registry/000000000${number}.json`;
const liveShell = async (store: ReleaseStore) => {
  await store.registryStamp(true);
  return (await store.readRegistry()).live['shell'];
};

test.each([['lost'], ['torn'], ['error'], ['conflict']] as const)(
  'a promotion whose entry has a fault (%s) is made once',
  async (kind) => {
    const { server: own, toSecond, entries, store } = await bucket();
    own.next(NEXT_ENTRY, { kind });
    await toSecond();
    expect(entries()).toEqual([entry(1), entry(2)]);
    expect((await store.readRegistry()).history['shell']!.map(({ version }) => version)).toEqual(['1', '2']);
  },
);

test('a promotion of whose entry the store kept the half is made by the next one', async () => {
  const { server: own, toSecond, entries, open, reports } = await bucket();
  own.next(NEXT_ENTRY, { kind: 'halved' });
  await toSecond();
  expect(entries()).toEqual([entry(1), entry(2), entry(3)]);
  expect(await liveShell(open())).toBe('2');
  expect(reports[0]).toMatch(
    /^registry\/0000000002\.json is damaged: no JSON at line .* counts as not written/,
  );
});

test('one of two promoters whose answer is slow loses nothing, and is made after the other', async () => {
  const { server: own, open, store, toSecond } = await bucket();
  await publishAll(store, [{ name: 'mf-x' }]);
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  own.next(NEXT_ENTRY, { kind: 'slow', until });
  const first = toSecond(open());
  while (own.requests.at(-1) !== `PUT ${entry(2)}`) await new Promise(setImmediate);
  await promote(open(), [{ name: 'mf-x', version: '1' }], UNTRIED);
  answer();
  await first;
  await store.registryStamp(true);
  expect((await store.readRegistry()).live).toEqual({ shell: '2', 'mf-x': '1' });
});

test('a store that creates an object twice is refused before anything is changed', async () => {
  const { server: own, open } = await bucket();
  own.ignoresConditions = true;
  const before = [...own.objects.keys()];
  await expect(publish(open(), build({ name: 'mf-x' }))).rejects.toThrow('does not create an object once');
  await expect(promote(open(), [{ name: 'shell', version: '2' }], UNTRIED)).rejects.toThrow('If-None-Match');
  expect([...own.objects.keys()]).toEqual(before);
});

test('with the store away a process starts from its last copies, and without any it says so', async () => {
  const { server: own, open, toSecond, reports } = await bucket();
  const copies = temporaryFolder('copies');
  await open(copies).registryStamp();
  own.isAway = true;
  const started = open(copies);
  await started.registryStamp();
  expect((await started.readRegistry()).live).toEqual({ shell: '1' });
  expect((await started.open('shell', '1')).release.version).toBe('1');
  expect(reports).toEqual([expect.stringContaining('The release store does not answer')]);
  await expect(async () => open().registryStamp()).rejects.toThrow('The release store does not answer');
  own.isAway = false;
  await toSecond();
  expect(await liveShell(started)).toBe('2');
});

test('a process that starts while the store gives no archives shows what it has copies of, and the next look the rest', async () => {
  const { server: own, open, toSecond } = await bucket();
  const copies = temporaryFolder('copies');
  await open(copies).registryStamp();
  await toSecond();
  for (let attempt = 0; attempt < 4; attempt++)
    own.next({ method: 'GET', key: /^releases\// }, { kind: 'error' });
  const started = open(copies);
  await started.registryStamp();
  expect((await started.readRegistry()).live).toEqual({ shell: '1' });
  expect(await liveShell(started)).toBe('2');
});

test('a store that goes away while a process runs is told once, and changes nothing until it is back', async () => {
  const { server: own, open, toSecond, reports } = await bucket();
  const running = open();
  const stamp = await running.registryStamp();
  own.isAway = true;
  for (let look = 0; look < 3; look++) expect(await running.registryStamp(true)).toBe(stamp);
  expect((await running.readRegistry()).live).toEqual({ shell: '1' });
  expect(reports).toHaveLength(1);
  own.isAway = false;
  await toSecond();
  expect(await liveShell(running)).toBe('2');
});

test('requests that come while what is to be live is copied do not wait', async () => {
  const { server: own, open, toSecond } = await bucket();
  const running = open();
  await running.registryStamp();
  await toSecond();
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  own.next({ method: 'GET', key: /^releases\// }, { kind: 'slow', until });
  own.requests.length = 0;
  const pass = passing();
  pass(1_000);
  const first = running.registryStamp();
  while (!own.requests.includes('GET releases/shell/2.tar')) await new Promise(setImmediate);
  pass(1_000);
  expect(running.registryStamp()).toBe('1');
  answer();
  await first;
  expect(await liveShell(running)).toBe('2');
});

test('what is live stays so until what is to replace it is on this machine', async () => {
  const { server: own, open, toSecond } = await bucket();
  const running = open();
  await running.registryStamp();
  await toSecond();
  for (let attempt = 0; attempt < 4; attempt++)
    own.next({ method: 'GET', key: /^releases\// }, { kind: 'error' });
  expect(await liveShell(running)).toBe('1');
  expect(await liveShell(running)).toBe('2');
  own.isAway = true;
  expect((await running.open('shell', '2')).release.version).toBe('2');
});

test('whoever follows the registry asks for the next entry, and no more often than it is allowed', async () => {
  const { server: own, open, toSecond } = await bucket();
  const running = open();
  await running.registryStamp();
  await toSecond();
  await running.registryStamp(true);
  own.requests.length = 0;
  await running.registryStamp(true);
  await Promise.all(Array.from({ length: 100 }, () => running.registryStamp()));
  expect(new Set(own.requests)).toEqual(new Set([`GET ${entry(3)}`]));
  expect(own.requests.length).toBeLessThan(10);
});

test('a page that another gateway rendered with new releases finds their file here at once', async () => {
  const { open, toSecond } = await bucket();
  const gateway = () => new LiveReleases(open(), { start: async () => {}, report: () => {} });
  const [one, other] = [gateway(), gateway()];
  await one.current();
  await toSecond();
  const { path: address } = (await other.current()).compositionFiles.fr!;
  expect((await one.compositionFile(address))?.path).toBe(address);
  expect(one.versions).toEqual({ shell: '2' });
});

test('a gateway with keys for reading follows, and tells of itself; it changes nothing', async () => {
  const { server: own, open, toSecond } = await bucket();
  const gateway = open(undefined, own.readingKeys);
  await toSecond();
  expect(await liveShell(gateway)).toBe('2');
  await gateway.announce({ id: 'g-1', reads: [1], serves: { shell: '2' } });
  const outcome = { app: 'mf-x', version: '1', kind: 'load' as const, at: new Date().toISOString() };
  await gateway.addOutcomes([outcome]);
  expect(await open().runningGateways(60_000)).toMatchObject([{ id: 'g-1' }]);
  expect(await open().readOutcomes()).toEqual({ known: [outcome] });
  await expect(promote(gateway, [{ name: 'shell', version: '1' }], UNTRIED)).rejects.toThrow('answers 403');
});

test('gateways run by the clock of the store, and a store that does not answer is not one without gateways', async () => {
  const { server: own, open } = await bucket();
  for (const id of ['ended', 'runs']) await open().announce({ id, reads: [1], serves: {} });
  own.objects.get('.gateways/ended.json')!.modified = new Date(Date.now() - 91_000);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(await open().runningGateways(90_000)).toMatchObject([{ id: 'runs' }]);
  expect([...own.objects.keys()].filter((key) => key.endsWith('.clock'))).toEqual([]);
  for (let attempt = 0; attempt < 4; attempt++)
    own.next({ method: 'GET', key: /^\.gateways\/runs/ }, { kind: 'error' });
  await expect(open().runningGateways(90_000)).rejects.toThrow('does not answer');
});

test('outcomes that the store does not give, or that go away meanwhile, leave the others known', async () => {
  const { server: own, open } = await bucket();
  const at = new Date().toISOString();
  const outcomes = ['1', '2'].map((version) => ({ app: 'mf-x', version, kind: 'load' as const, at }));
  await open().addOutcomes(outcomes);
  const of = { method: 'GET', key: /^\.outcomes\/mf-x\/1/ };
  for (let attempt = 0; attempt < 4; attempt++) own.next(of, { kind: 'error' });
  const { known, damage } = await open().readOutcomes();
  expect(known).toEqual([outcomes[1]]);
  expect(damage).toMatch(
    /^1 of its files cannot be read: The release store does not answer GET .*answer 500/,
  );
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  own.next(of, { kind: 'slow', until });
  const reading = open().readOutcomes();
  while (!own.requests.at(-1)?.startsWith('GET .outcomes')) await new Promise(setImmediate);
  for (const key of own.objects.keys()) if (of.key.test(key)) own.objects.delete(key);
  answer();
  expect(await reading).toEqual({ known: [outcomes[1]] });
  own.isAway = true;
  expect((await open().readOutcomes()).damage).toMatch(/^cannot be read: The release store does not answer/);
});

test('a listing of several answers is read to its end', async () => {
  const { server: own, open, store } = await bucket();
  own.pageSize = 2;
  const versions = ['3', '4', '5'];
  await publishAll(
    store,
    versions.map((version) => ({ name: 'shell', version })),
  );
  for (const version of versions) await promote(store, [{ name: 'shell', version }], UNTRIED);
  const published = (await open().published()).get('shell')!;
  expect(published.map(({ version }) => version)).toEqual(['1', '2', ...versions]);
  expect(await liveShell(open())).toBe('5');
});

test('a release that was cut off in the bucket is not run; the others are', async () => {
  const { server: own, open, store } = await bucket();
  await release(store, { name: 'mf-x' });
  const archive = own.objects.get('releases/mf-x/1.tar')!;
  own.objects.set('releases/mf-x/1.tar', { ...archive, body: archive.body.subarray(0, 2_000) });
  const other = open();
  await other.registryStamp();
  await expect(other.open('mf-x', '1')).rejects.toThrow(/cut off\. Delete the object releases\/mf-x\/1\.tar/);
  expect((await other.open('shell', '1')).release.version).toBe('1');
});

test('an archive that is damaged is fetched once a minute, however often it is asked for', async () => {
  const { server: own, open, store } = await bucket();
  await release(store, { name: 'mf-x' });
  const archive = own.objects.get('releases/mf-x/1.tar')!;
  own.objects.set('releases/mf-x/1.tar', { ...archive, body: archive.body.subarray(0, 2_000) });
  own.requests.length = 0;
  const pass = passing();
  const running = open();
  await running.registryStamp();
  for (let times = 0; times < 5; times++) await expect(running.open('mf-x', '1')).rejects.toThrow('cut off');
  expect(own.requests.filter((made) => made === 'GET releases/mf-x/1.tar')).toHaveLength(1);
  own.objects.set('releases/mf-x/1.tar', archive);
  pass(60_000);
  expect((await running.open('mf-x', '1')).release.version).toBe('1');
});

test('an archive that is sound again is no longer refused once it was fetched', async () => {
  const { server: own, open, store } = await bucket();
  await release(store, { name: 'mf-x' });
  const archive = own.objects.get('releases/mf-x/1.tar')!;
  own.objects.set('releases/mf-x/1.tar', { ...archive, body: archive.body.subarray(0, 2_000) });
  const copies = temporaryFolder('copies');
  const running = open(copies);
  await running.registryStamp();
  await expect(running.open('mf-x', '1')).rejects.toThrow('cut off');
  own.objects.set('releases/mf-x/1.tar', archive);
  expect(await running.verify('mf-x', '1')).toEqual([]);
  rmSync(path.join(copies, 'mf-x'), { recursive: true });
  expect((await running.open('mf-x', '1')).release.version).toBe('1');
});

test('a release that is asked for by many at the same time is fetched once', async () => {
  const { server: own, open } = await bucket();
  const running = open();
  await running.registryStamp();
  own.requests.length = 0;
  const opened = await Promise.all(Array.from({ length: 10 }, () => running.open('shell', '2')));
  expect(opened.map(({ release: { version } }) => version)).toEqual(Array(10).fill('2'));
  expect(own.requests.filter((made) => !made.includes('registry'))).toEqual([
    'LIST releases/',
    'GET releases/shell/2.tar',
  ]);
});

test('with no room for what is to be live, what is live stays', async () => {
  const { open, toSecond, reports } = await bucket();
  const copies = temporaryFolder('copies');
  const running = open(copies);
  await running.registryStamp();
  renameSync(path.join(copies, 'shell'), path.join(copies, 'aside'));
  writeFileSync(path.join(copies, 'shell'), 'no folder');
  await toSecond();
  expect(await liveShell(running)).toBe('1');
  expect(reports).toHaveLength(1);
  rmSync(path.join(copies, 'shell'));
  expect(await liveShell(running)).toBe('2');
});

test('versions that nobody has published are not looked for one by one', async () => {
  const { server: own, open } = await bucket();
  const running = open();
  await running.registryStamp();
  own.requests.length = 0;
  for (let number = 0; number < 20; number++)
    await expect(running.open('mf-x', `made-up-${number}`)).rejects.toThrow('is not published');
  expect(own.requests.filter((made) => made.startsWith('GET releases/'))).toEqual([]);
});

test.each<[string, (folder: string) => void]>([
  ['cut off', (folder) => writeFileSync(path.join(folder, 'release.json'), '{')],
  ['without its description', (folder) => rmSync(path.join(folder, 'release.json'))],
])('a copy on this machine that is %s is fetched once more', async (_what, damage) => {
  const { open } = await bucket();
  const copies = temporaryFolder('copies');
  const running = open(copies);
  await running.registryStamp();
  damage(path.join(copies, 'shell/1'));
  for (const store of [running, open(copies)])
    expect((await store.open('shell', '1')).release.version).toBe('1');
});

test.each<[string, (folder: string) => void]>([
  ['has a changed file', (folder) => writeFileSync(path.join(folder, 'web/main.js'), 'changed')],
  ['lacks a file', (folder) => rmSync(path.join(folder, 'web/main.js'))],
  ['has changed server code', (folder) => writeFileSync(path.join(folder, 'server/server.cjs'), 'evil()')],
  [
    'has a compressed form of something else',
    (folder) => writeFileSync(path.join(folder, 'web/main.js.br'), brotliCompressSync('changed')),
  ],
  [
    'has a compressed form that is cut off',
    (folder) => writeFileSync(path.join(folder, 'web/main.js.gz'), gzipSync('changed').subarray(0, 9)),
  ],
  [
    'has a file that cannot be read',
    (folder) => {
      rmSync(path.join(folder, 'web/main.js'));
      mkdirSync(path.join(folder, 'web/main.js'));
    },
  ],
  [
    'has a link',
    (folder) => {
      rmSync(path.join(folder, 'web/main.js'));
      symlinkSync('/etc/hostname', path.join(folder, 'web/main.js'));
    },
  ],
])(
  'a copy on this machine that %s is not used, is fetched again, and said to be damaged',
  async (_what, damage) => {
    const { open, reports, server: own } = await bucket();
    const copies = temporaryFolder('copies');
    await open(copies).registryStamp();
    const file = path.join(copies, 'shell/1/web/main.js');
    const whole = readFileSync(file, 'utf8');
    damage(path.join(copies, 'shell/1'));
    own.requests.length = 0;
    const started = open(copies);
    expect(await liveShell(started)).toBe('1');
    expect((await started.open('shell', '1')).release.version).toBe('1');
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(reports).toEqual([expect.stringMatching(/^The copy of shell 1 is damaged/)]);
    expect(own.requests.filter((made) => made.startsWith('GET releases/'))).toHaveLength(1);
    expect(readdirSync(path.join(copies, 'shell'))).toEqual(['1']);
  },
);

test('a sound copy that another process puts in place of a damaged one stays, whichever looks longer', async () => {
  const { open, reports } = await bucket();
  const copies = temporaryFolder('copies');
  await open(copies).registryStamp();
  const [folder, sound, aside] = ['1', 'sound', 'aside'].map((name) => path.join(copies, 'shell', name)) as [
    string,
    string,
    string,
  ];
  cpSync(folder, sound, { recursive: true });
  rmSync(path.join(folder, 'web/main.js'));
  execFileSync('mkfifo', [path.join(folder, 'web/main.js')]);
  const looking = open(copies).registryStamp();
  // Once somebody reads it.
  const read = await openFile(path.join(folder, 'web/main.js'), 'w');
  renameSync(folder, aside);
  renameSync(sound, folder);
  const { ino } = statSync(folder);
  await read.writeFile('changed');
  await read.close();
  await looking;
  expect(reports).toEqual([]);
  expect(statSync(folder).ino).toBe(ino);
});

test('a damaged copy is not used while the store is away either, and comes with it', async () => {
  const { open, reports, server: own } = await bucket();
  const copies = temporaryFolder('copies');
  await open(copies).registryStamp();
  writeFileSync(path.join(copies, 'shell/1/web/main.js'), 'changed');
  own.isAway = true;
  const started = open(copies);
  await started.registryStamp();
  await expect(started.open('shell', '1')).rejects.toThrow();
  own.isAway = false;
  expect((await started.open('shell', '1')).release.version).toBe('1');
  expect(reports.filter((told) => told.startsWith('The copy'))).toHaveLength(1);
});

test('a copy that is whole is read once, however often it is opened', async () => {
  const { open } = await bucket();
  const copies = temporaryFolder('copies');
  const running = open(copies);
  await running.registryStamp();
  writeFileSync(path.join(copies, 'shell/1/web/main.js'), 'changed since');
  expect((await running.open('shell', '1')).release.version).toBe('1');
});

test('copies of what was removed from the store are removed with the next change, but for what is live', async () => {
  const { server: own, open, store } = await bucket();
  await publishAll(store, [{ name: 'mf-x' }, { name: 'mf-y' }]);
  const copies = temporaryFolder('copies');
  const running = open(copies);
  await running.registryStamp();
  await running.open('mf-x', '1');
  await running.open('mf-y', '1');
  own.objects.delete('releases/shell/1.tar');
  await store.remove(() => [{ app: 'mf-x', version: '1' }]);
  await running.registryStamp(true);
  const left = (app: string) => readdirSync(path.join(copies, app));
  expect(['mf-x', 'mf-y', 'shell'].map(left)).toEqual([[], ['1'], ['1']]);
});

test('copies of what was removed from the store are removed at the next start', async () => {
  const { open, store, toSecond } = await bucket();
  const copies = temporaryFolder('copies');
  await open(copies).registryStamp();
  await toSecond();
  await store.remove(() => [{ app: 'shell', version: '1' }]);
  const again = open(copies);
  await again.registryStamp();
  await expect(again.open('shell', '1')).rejects.toThrow('not published');
  expect((await again.open('shell', '2')).release.version).toBe('2');
});

test.each([
  ['s3+https://s3.example/bucket', { bucket: 'https://s3.example/bucket', prefix: '' }],
  ['s3+http://127.0.0.1:9000/b/site/one/', { bucket: 'http://127.0.0.1:9000/b', prefix: 'site/one/' }],
])('%s is a bucket', (text, address) => {
  expect(readBucketAddress(text)).toEqual(address);
});

test.each([
  's3+https://s3.example',
  's3+https://s3.example/',
  's3+https://id:secret@s3.example/bucket',
  's3+https://s3.example/bucket?x=1',
  's3+https://',
])('%s is none', (text) => {
  expect(() => readBucketAddress(text)).toThrow('the name of a bucket');
});

test('an archive gives back the files of a folder, those with long names too', async () => {
  const folder = build({ name: 'mf-x', web: { [`${'long/'.repeat(25)}${'x'.repeat(60)}.js`]: 'long' } });
  const copy = temporaryFolder('unpacked');
  await unpack([await pack(folder)], copy);
  expect((await pack(copy)).equals(await pack(folder))).toBe(true);
  expect(readFileSync(path.join(copy, 'web/remoteEntry.js'), 'utf8')).toContain('remoteEntry.js of mf-x 1');
});

test.each([
  ['leads out of the folder', '../outside', '0'],
  ['leads out of the folder after a line break', 'a\n/../../x', '0'],
  ['is absolute', '/outside', '0'],
  ['is a symbolic link', 'web/link', '2'],
])('an archive with a file that %s is refused', async (_what, name, type) => {
  const archive = await pack(build({ name: 'mf-x' }));
  changeFirstFile(archive, { name, type });
  await expect(unpack([archive], temporaryFolder('unpacked'))).rejects.toThrow('something else than files');
});
