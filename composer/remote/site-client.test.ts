import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { computeIntegrity } from '../gateway/integrity.ts';
import { FileReleaseStore } from '../gateway/releases/file-store/file-release-store.ts';
import { listening, toUrl } from '../testing/gateway-under-test.ts';
import { gateway } from '../testing/made-up-site.ts';
import { build, emptyStore } from '../testing/release-fixture.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { SiteClient } from './site-client.ts';

test('all that is live comes into a store, checked, also what renders on servers', async () => {
  const { url } = await gateway({ SHARE_SERVER_CODE: 'true' });
  const client = new SiteClient(url);
  const site = await client.readSite();
  expect(site).toEqual({
    live: { shell: '1', 'mf-search': '1' },
    slots: {},
    languages: ['nl', 'fr', 'en', 'de'],
    defaultLanguage: 'fr',
    kinds: [],
  });
  const store = emptyStore();
  for (const [app, version] of Object.entries(site.live))
    await client.fetchRelease(store, await client.readRelease(app, version));
  expect(await store.verify('shell', '1')).toEqual([]);
  expect(readFileSync(path.join(store.releaseFolder('shell', '1'), 'web/main.js'), 'utf8')).toContain(
    'mainmain',
  );
  expect(
    readFileSync(path.join(store.releaseFolder('mf-search', '1'), 'server/server.cjs'), 'utf8'),
  ).toContain('exposes');
});

test('a gateway gives away no code for servers unless its operator says so, and nothing else of a release', async () => {
  const { url, site } = await gateway();
  const client = new SiteClient(url);
  const release = await client.readRelease('shell', '1');
  await expect(client.fetchRelease(emptyStore(), release)).rejects.toThrow('SHARE_SERVER_CODE=true');
  const sharing = (await gateway({ SHARE_SERVER_CODE: 'true' })).site;
  await sharing.get('/remotes/shell/1/server/server.cjs').expect(200);
  for (const file of [
    '/remotes/shell/1/server/..%2f..%2f..%2fregistry/0000000001.json',
    '/remotes/shell/1/server/%2e%2e/release.json',
    '/remotes/shell/1/server/other.cjs',
    '/remotes/shell/1/server/',
    '/remotes/..%2fshell/1/release.json',
    '/remotes/shell/9/release.json',
  ])
    await sharing.get(file).expect(404);
  await site.get('/remotes/site.json').expect('cache-control', 'public, max-age=5').expect(200);
  await site.get('/remotes/shell/1/release.json').expect('cache-control', /immutable/);
});

test.each([
  ['http://site.example', 'by https only'],
  ['http://localhost.site.example', 'by https only'],
  ['ftp://site.example', 'by https only'],
  ['https://user:secret@site.example', 'not the address of a site'],
  ['https://site.example/fr/', 'not the address of a site'],
  ['site.example', 'not the address of a site'],
])('%s is no site', (address, reason) => {
  expect(() => new SiteClient(address)).toThrow(reason);
});

const description = JSON.parse(
  readFileSync(path.join(build({ name: 'mf-search' }), 'release.json'), 'utf8'),
) as { files: Record<string, string> };

/** A site that answers what an attacker likes. */
async function hostileSite(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const address = toUrl(await listening(createServer(answer).listeners('request')[0] as never));
  return new SiteClient(address, { file: 1_000, release: 3_000, files: 10, json: 50_000 });
}

/** One that has the release with other files; `content` is each of them. */
const hostileFiles = (files: Record<string, string>, content: string | Buffer, headers = {}) =>
  hostileSite((request, response) => {
    if (request.url!.endsWith('/release.json'))
      return void response.end(JSON.stringify({ ...description, files }));
    response.writeHead(200, headers).end(content);
  });

const hash = computeIntegrity('content');

test.each<[string, () => Promise<SiteClient>, string]>([
  [
    'of another content',
    () => hostileFiles({ 'web/a.js': computeIntegrity('other') }, 'content'),
    'its hash differs',
  ],
  ['that is too large', () => hostileFiles({ 'web/a.js': hash }, 'x'.repeat(2_000)), 'is too large'],
  [
    'that is too large once it is decompressed',
    () => hostileFiles({ 'web/a.js': hash }, gzipSync('x'.repeat(500_000)), { 'content-encoding': 'gzip' }),
    'is too large',
  ],
  ['above the folder', () => hostileFiles({ 'web/../../a.js': hash }, 'content'), 'Invalid key in record'],
  ['by an absolute path', () => hostileFiles({ '/etc/a.js': hash }, 'content'), 'Invalid key in record'],
  ['with a backslash', () => hostileFiles({ 'web\\..\\a.js': hash }, 'content'), 'Invalid key in record'],
  [
    'beside web and server',
    () => hostileFiles({ 'package.json': hash }, 'content'),
    'outside web/ and server/',
  ],
  [
    'too many of them',
    () =>
      hostileFiles(
        Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`web/${at}.js`, hash])),
        'content',
      ),
    'has 11 files',
  ],
  [
    'too large together',
    () =>
      hostileFiles(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, at) => [`web/${at}.js`, computeIntegrity('y'.repeat(900))]),
        ),
        'y'.repeat(900),
      ),
    'more than 3000 bytes',
  ],
  [
    'that is a folder as well',
    () => hostileFiles({ 'web/a': hash, 'web/a/b': hash }, 'content'),
    'cannot be written (E',
  ],
  [
    'of a long name',
    () => hostileFiles({ [`web/${'a'.repeat(300)}`]: hash }, 'content'),
    'cannot be written (ENAMETOOLONG)',
  ],
  [
    'that breaks off',
    () =>
      hostileSite((request, response) => {
        if (request.url!.endsWith('/release.json'))
          return void response.end(JSON.stringify({ ...description, files: { 'web/a.js': hash } }));
        response.write('con', () => response.destroy());
      }),
    'broke off',
  ],
])('a release with a file %s is refused, and nothing of it is stored', async (_what, open, reason) => {
  const client = await open();
  const store = new FileReleaseStore(temporaryFolder('releases'));
  const fetched = client.readRelease('mf-search', '1').then((release) => client.fetchRelease(store, release));
  await expect(fetched).rejects.toThrow(reason);
  expect((await store.published()).size).toBe(0);
  expect(
    readdirSync(store.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).toEqual([]);
});

const SITE = { live: { shell: '1' }, slots: {}, languages: ['fr'], defaultLanguage: 'fr', kinds: [] };
const MANY = Array.from({ length: 100 }, (_, at) => `mf-${at}`);

test.each<[string, (request: IncomingMessage, response: ServerResponse) => void, string]>([
  [
    'leads elsewhere',
    (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
    'leads to https://evil.example/',
  ],
  ['answers a page', (_request, response) => response.end('<html>'), 'no JSON'],
  ...(
    [
      ['names an app that is a path', { live: { shell: '1', '../up': '1' } }],
      ['names an app like the registry of a store', { live: { shell: '1', registry: '1' } }],
      ['has too many apps', { live: Object.fromEntries(['shell', ...MANY].map((app) => [app, '1'])) }],
      ['has another language by default', { defaultLanguage: 'nl' }],
    ] as const
  ).map(
    ([what, fields]) =>
      [
        what,
        (_request: IncomingMessage, response: ServerResponse) =>
          response.end(JSON.stringify({ ...SITE, ...fields })),
        'is not what a gateway tells',
      ] as [string, (request: IncomingMessage, response: ServerResponse) => void, string],
  ),
  ['answers without end', (_request, response) => response.end('x'.repeat(60_000)), 'is too large'],
])('a site that %s is refused', async (_what, answer, reason) => {
  await expect((await hostileSite(answer)).readSite()).rejects.toThrow(reason);
});

test('a release of another app or version is refused', async () => {
  const client = await hostileFiles({}, '');
  await expect(client.readRelease('mf-other', '1')).rejects.toThrow('is of mf-search 1, not of mf-other 1');
});

test('a site that is too large in all is refused', async () => {
  const { address } = await hostileSite((_request, response) => response.end(JSON.stringify(SITE)));
  const client = new SiteClient(address, { site: 250 });
  await client.readSite();
  await client.readSite();
  await expect(client.readSite()).rejects.toThrow('250 bytes are taken');
});

test('what releases say is not asked for all at once', async () => {
  let [open, most] = [0, 0];
  const client = await hostileSite((request, response) => {
    most = Math.max(most, ++open);
    const [, , name] = request.url!.split('/');
    setImmediate(() => {
      open--;
      response.end(JSON.stringify({ ...description, name }));
    });
  });
  const live = Object.fromEntries(['mf-own', ...MANY].map((app) => [app, '1']));
  const releases = await client.readReleases({ ...SITE, live } as never, 'mf-own');
  expect(releases.map(({ name }) => name).sort()).toEqual([...MANY].sort());
  expect(most).toBeLessThanOrEqual(8);
});
