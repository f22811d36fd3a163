import type { Response } from 'supertest';
import type { Composition } from '../../contract/boot.ts';
import { MOVABLE_STATE } from '../../contract/page-state-file.ts';
import { Router } from 'express';
import { gatewaysUnderTest } from '../../testing/gateway-under-test.ts';
import { madeUpSite, readSettings } from '../../testing/made-up-site.ts';
import { publishAll, release, remoteCode } from '../../testing/release-fixture.ts';
import { computeIntegrity } from '../integrity.ts';
import { siteBeside } from './preview-settings.ts';
import { signPreview } from './preview-token.ts';

const KEY = 'made-up key of all gateways of a site';
const HOST = 'preview.site.example';
const AT = { PREVIEW_URL: `https://${HOST}`, PREVIEW_KEY: KEY, PUBLIC_URL: 'https://site.example' };

/** Pages name the composition that they are of and what they were rendered from; each has a state beside it. */
const SHELL = `
exports.shared = { react: { version: 'the only one' } };
exports.render = async (request) => {
  const { pathname } = request.url;
  if (pathname === '/fr/moved/') return { kind: 'redirect', status: 301, location: '/fr/here/' };
  const isForm = pathname.startsWith('/fr/form/');
  const init = isForm
    ? { method: 'POST', credentials: 'same-origin', headers: { origin: 'https://site.example', 'x-trial': '' } }
    : pathname === '/fr/mine/' ? { credentials: 'same-origin' } : {};
  const asked = await (await request.fetch(request.apiBaseUrl + (isForm ? '/api' + request.url.search.slice(1) : '/api/text'), init)).json();
  const parts = [];
  for (const { name, exposes } of Object.values(request.composition.remotes))
    for (const expose of Object.keys(exposes)) parts.push((await request.load({ remote: name, expose })).default);
  const body = '<html><head></head><body data-file="' + request.compositionFiles.fr + '"><p>' + parts + '</p>' +
    ${JSON.stringify(MOVABLE_STATE)} + JSON.stringify({ parts, asked }) + '</script></body></html>';
  return { kind: 'page', status: 200, inlineScripts: ['start()'], pipe: (target) => target.end(body), abort() {} };
};`;

const FILMS = 'https://films.example';

/** A site with a third party that all its pages may use, and answers of its own. */
const { gateway, served } = gatewaysUnderTest(readSettings, (settings, parts) => {
  const site = madeUpSite(settings, parts);
  return {
    ...site,
    kinds: ['api'],
    isTried: (path) => path === '/fr/form/' || path === '/api/form',
    readFacts: async (wanted, request) => ({
      ...(await site.readFacts(wanted, request)),
      sourcesAt: () => ({ thirdParties: ['films'], films: [] }),
    }),
    iframe: async (name) => ({ attributes: {}, ...(name === 'film' ? { thirdParty: 'films' } : {}) }),
    answers: [
      ...site.answers,
      Router().get(
        '/api/signed-in',
        (_request, response) => void response.cookie('session', 'secret').send('yes'),
      ),
      Router().get('/manifest.webmanifest', (_request, response) => void response.json({ name: 'site' })),
    ],
  };
});

const exposes = { './Page': { js: [], css: [] } };
const search = (version: string) => ({
  name: 'mf-search',
  version,
  server: remoteCode(`search ${version}`),
  web: { 'frames/film.js': '', 'frames/map.js': '' },
  release: { exposes },
});

async function opened() {
  const { site, store, settings, content, asked, figures } = await gateway(AT);
  Object.assign(content, { version: 1 });
  const thirdParties = { films: { scripts: [FILMS], frames: [FILMS] } };
  await release(
    store,
    { name: 'shell', version: '2', server: SHELL, release: { thirdParties } },
    search('2'),
  );
  await publishAll(store, [search('3'), search('4')]);
  const sites = [site, await served(settings)];
  const live = (address: string, headers = {}, which = 0) =>
    sites[which]!.get(address).set({ host: 'site.example', ...headers });
  const preview = (address: string, cookie = '', which = 0) =>
    sites[which]!.get(address).set({ host: HOST, cookie });
  return { sites, store, asked, figures, live, preview };
}

let all: Awaited<ReturnType<typeof opened>>;
beforeAll(async () => {
  all = await opened();
});

const until = () => Date.now() + 60_000;
const signToken = (version: string, more: { key?: string; until?: number } = {}) =>
  signPreview({ releases: [{ app: 'mf-search', version }], until: more.until ?? until() }, more.key ?? KEY);
const createCookie = (version: string) => `release-preview=${signToken(version)}`;

const isForNobodyElse = ({ headers }: Response) =>
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });

test('a link becomes a cookie that scripts do not see, and leaves the address', async () => {
  const { preview } = all;
  const answer = await preview(`/preview?token=${signToken('3')}`).expect(303);
  expect(answer.headers.location).toBe('/');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  const [cookie] = answer.headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(
    /^release-preview=[\w.-]+; Max-Age=(59|60); Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  isForNobodyElse(answer);
  const page = await preview('/fr/', cookie!.split(';')[0]).expect(200);
  expect(page.text).toContain('search 3 on the only one');
  const left = await preview('/preview/leave', cookie!.split(';')[0]).expect(303);
  expect(left.headers.location).toBe('https://site.example');
  expect(left.headers['set-cookie']![0]).toMatch(/^release-preview=; Max-Age=0; Path=\//);
});

test('each preview has its own pages, the live site keeps its own, from each gateway', async () => {
  const { live, preview } = all;
  const tags = new Map<string, string>();
  for (let round = 0; round < 2; round++)
    for (const which of [0, 1]) {
      const ofLive = await live('/fr/', {}, which).expect(200);
      expect(ofLive.text).toContain('search 2 on');
      expect(ofLive.text).not.toContain('release-preview');
      expect(ofLive.headers['cache-control']).toBe('no-cache');
      expect(ofLive.headers).not.toHaveProperty('x-site-composition');
      tags.set('2', ofLive.headers.etag!);
      for (const version of ['3', '4']) {
        const answer = await preview('/fr/', createCookie(version), which).expect(200);
        expect(answer.text).toContain(`search ${version} on`);
        expect(answer.text).toMatch(
          new RegExp(
            `<aside class="release-preview-strip" lang="fr"><span>Shown: <b>mf-search ${version}</b></span><.*leave</a></aside></release-strips>.*</body></html>$`,
          ),
        );
        isForNobodyElse(answer);
        for (const [, file] of answer.text.matchAll(/"(\/strips\.\w+)"/g))
          await preview(file!, '', which).expect(200);
        expect(answer.text.match(/"\/strips\./g)).toHaveLength(2);
        expect(answer.headers['x-site-composition']).toMatch(/^[\w-]{22}$/);
        tags.set(version, answer.headers.etag!);
      }
    }
  expect(new Set(tags.values()).size).toBe(3);
});

test('the files beside a page come from each gateway to who has the preview, and to nobody else', async () => {
  const { live, preview } = all;
  const { text } = await preview('/fr/beside/', createCookie('3')).expect(200);
  const files = [/data-file="(\/compositions\/[^"]+)"/, /data-file="(\/page-states\/[^"]+)"/].map(
    (file) => file.exec(text)![1]!,
  );
  for (const file of files) {
    for (const which of [1, 0]) isForNobodyElse(await preview(file, createCookie('3'), which).expect(200));
    await preview(file).expect(403);
  }
  for (const file of files) await live(file).expect(404);
});

test('an import map comes from each gateway to who has the preview that names it, and to nobody else', async () => {
  const { store, live, preview } = all;
  const stock = { type: 'module', globalName: 'team_m', plugin: '1.0.0' } as const;
  await publishAll(store, [{ name: 'mf-modules', release: { messages: {}, stock } }]);
  const token = signPreview({ releases: [{ app: 'mf-modules', version: '1' }], until: until() }, KEY);
  const cookie = `release-preview=${token}`;
  const { text } = await preview('/fr/', cookie).expect(200);
  const composition = JSON.parse(
    (await preview(/data-file="([^"]+)"/.exec(text)![1]!, cookie).expect(200)).text,
  ) as Composition;
  const { href, integrity } = composition.importMap!;
  for (const which of [1, 0]) {
    const answer = await preview(href, cookie, which).expect(200);
    isForNobodyElse(answer);
    expect(computeIntegrity(answer.text)).toBe(integrity);
  }
  await preview(href).expect(403);
  await preview(href, createCookie('3')).expect(404);
  await live(href).expect(404);
});

test('the live site takes no preview, by cookie or by link', async () => {
  const { live } = all;
  for (const address of ['/fr/', `/fr/?token=${signToken('3')}`])
    expect((await live(address, { cookie: createCookie('3') })).text).toContain('search 2 on');
  const { headers } = await live(`/preview?token=${signToken('3')}`);
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['none', () => ''],
  ['one of another key', () => signToken('3', { key: 'x'.repeat(40) })],
  ['one that has ended', () => signToken('3', { until: Date.now() - 1 })],
  ['a huge one', () => 'A'.repeat(8_000)],
  ['a name of the prototype', () => '__proto__'],
])('who has no valid token is told how to get one: %s', async (_what, token) => {
  const { preview } = all;
  for (const answer of [
    await preview('/fr/', `release-preview=${token()}`),
    await preview(`/preview?token=${token()}`),
    await preview(`/preview?token=${token()}&token=${signToken('3')}`),
    await preview('/remotes/mf-search/3/web/remoteEntry.js', `release-preview=${token()}`),
    await preview('/speculation-rules.json', `release-preview=${token()}`),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('no link');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers['cache-control']).toContain('no-store');
  }
});

test('a version that is not published is told, and costs the live site nothing', async () => {
  const { live, preview } = all;
  const answer = await preview('/fr/', createCookie('9')).expect(503);
  expect(answer.text).toContain('cannot be shown');
  isForNobodyElse(answer);
  await live('/fr/').expect(200);
});

test('code that is not live gets no cookie but the language, and changes nothing', async () => {
  const { sites, preview, asked } = all;
  asked.length = 0;
  await preview('/fr/mine/', `session=secret; ${createCookie('3')}; language=fr`).expect(200);
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(['language=fr']);
  asked.length = 0;
  for (const address of ['/fr/', '/echo', '/faults', '/csp-reports']) {
    const answer = await sites[0]!
      .post(address)
      .set({ host: HOST, origin: `https://${HOST}`, cookie: createCookie('3') })
      .type('form')
      .send('a=1')
      .expect(403);
    expect(answer.text).toContain('reaches nobody');
  }
  expect(asked).toEqual([]);
});

test('a form of the site is a trial on the preview host, by the page that it was sent to, and by nothing that is sent with it', async () => {
  const { sites, asked } = all;
  const post = (which: number, headers: Record<string, string>) =>
    sites[which]!.post('/fr/form/?/form').type('form').set(headers).send('a=1');
  for (const which of [0, 1]) {
    asked.length = 0;
    const tried = { host: HOST, origin: `https://${HOST}`, cookie: `session=secret; ${createCookie('3')}` };
    for (const forged of [{}, { 'x-trial': '' }, { 'x-trial': 'no' }] as Record<string, string>[]) {
      const answer = await post(which, { ...tried, ...forged });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('search 3 on');
      isForNobodyElse(answer);
    }
    expect(asked.map(({ headers }) => headers['x-trial'])).toEqual(['1', '1', '1']);
    for (const { headers } of asked) {
      expect(headers).toMatchObject({
        origin: 'https://site.example',
        'x-forwarded-host': 'site.example',
        'x-forwarded-proto': 'https',
      });
      expect(headers).not.toHaveProperty('cookie');
    }
  }
});

test('a page that takes a form on the preview host sends nothing but forms of the site', async () => {
  const { sites, asked } = all;
  asked.length = 0;
  const tried = { host: HOST, origin: `https://${HOST}`, cookie: createCookie('3') };
  for (const path of ['/sign-in', '/form/more', '/x/../sign-in'])
    await sites[0]!.post(`/fr/form/?${path}`).type('form').set(tried).send('a=1').expect(503);
  expect(asked).toEqual([]);
});

test('a form of the live site is none, whatever is sent with it', async () => {
  const { sites, asked } = all;
  asked.length = 0;
  const sent = { host: 'site.example', origin: 'https://site.example' };
  for (const headers of [{}, { 'x-trial': '1', cookie: createCookie('3') }])
    await sites[0]!
      .post('/fr/form/?/form')
      .type('form')
      .set({ ...sent, ...headers })
      .send('a=1')
      .expect(200);
  expect(asked).toHaveLength(2);
  for (const { headers } of asked) expect(headers['x-trial'] ?? '').toBe('');
});

test.each([
  ['without a link', { origin: `https://${HOST}` }],
  ['from the live site', { origin: 'https://site.example', cookie: 'LINK' }],
  ['from elsewhere', { origin: 'https://evil.example', cookie: 'LINK' }],
  ['from nowhere', { cookie: 'LINK' }],
])('a form that comes %s is refused on the preview host', async (_whence, headers) => {
  const { sites, asked } = all;
  asked.length = 0;
  const cookie = 'cookie' in headers ? createCookie('3') : '';
  await sites[0]!
    .post('/fr/form/')
    .type('form')
    .set({ host: HOST, ...headers, cookie })
    .send('a=1')
    .expect(403);
  expect(asked).toEqual([]);
});

test('no third party is let in, neither into pages nor by frames', async () => {
  const { live, preview } = all;
  const readPolicy = (answer: Response) => answer.headers['content-security-policy'] as string;
  expect(readPolicy(await live('/fr/'))).toContain(FILMS);
  const page = readPolicy(await preview('/fr/', createCookie('3')).expect(200));
  expect(page).toContain("script-src 'self'");
  expect(page).not.toContain(FILMS);
  expect(readPolicy(await live('/frames/mf-search/film/').expect(200))).toContain(FILMS);
  expect((await preview('/frames/mf-search/film/', createCookie('3')).expect(404)).text).toBe('Not found');
  const { text } = await preview('/frames/mf-search/map/', createCookie('3')).expect(200);
  expect(text).toContain('/remotes/mf-search/3/web/frames/map.js');
});

test('the site’s own answers come without a link too, and sign nobody in', async () => {
  const { live, preview } = all;
  expect((await live('/api/signed-in')).headers['set-cookie']).toHaveLength(1);
  for (const cookie of ['', createCookie('3')]) {
    const answer = await preview('/api/signed-in', cookie).expect(200);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    isForNobodyElse(answer);
    expect((await preview('/manifest.webmanifest', cookie).expect(200)).body).toEqual({ name: 'site' });
  }
});

test('a page says what its own link names, also where another link shows the same releases', async () => {
  const { preview } = all;
  const releases = [
    { app: 'mf-search', version: '3' },
    { app: 'shell', version: '2' },
  ];
  const both = `release-preview=${signPreview({ releases, until: until() }, KEY)}`;
  const hashes = new Set<string>();
  for (const [cookie, shown] of [
    [createCookie('3'), 'Shown: <b>mf-search 3<'],
    [both, 'Shown: <b>mf-search 3</b>, <b>shell 2<'],
    [createCookie('3'), 'Shown: <b>mf-search 3<'],
  ] as const) {
    const { text, headers } = await preview('/fr/said/', cookie).expect(200);
    expect(text).toContain(shown);
    hashes.add(headers['x-site-composition'] as string);
  }
  expect(hashes.size).toBe(1);
});

test('previews are one kind of request in the figures, and in none of those of pages', async () => {
  const { preview, figures } = all;
  const told = async () => {
    const { text } = await figures.get('/metrics').expect(200);
    return text
      .split('\n')
      .filter((line) => /kind="page"|page_render_seconds_count|page_states|page_faults/.test(line))
      .filter((line) => !line.includes('_bucket') && !line.includes('_sum'));
  };
  const before = await told();
  await preview('/fr/counted/', createCookie('3')).expect(200);
  await preview('/fr/counted/').expect(403);
  await preview('/fr/counted/', createCookie('9')).expect(503);
  expect(await told()).toEqual(before);
  expect((await figures.get('/metrics')).text).toMatch(
    /site_http_request_seconds_count\{kind="preview",status="503"\} \d/,
  );
});

test('requests of previews are limited as those of the live site, what is refused too; files of releases are not', async () => {
  const { settings } = await gateway({ ...AT, RATE_LIMIT: '3' });
  const site = await served(settings);
  const get = (address: string, cookie = '') => site.get(address).set({ host: HOST, cookie });
  for (const status of [403, 403, 403, 429]) await get('/fr/').expect(status);
  await get(`/preview?token=${signToken('1')}`).expect(429);
  await get('/remotes/mf-search/1/release.json').expect(403);
});

test.each([
  ['https://preview.site.example', 'https://site.example', 'https://site.example'],
  ['http://preview.localhost:4000', undefined, 'http://localhost:4000'],
  ['http://preview.localhost', undefined, 'http://localhost'],
])('who leaves %s of %s is sent to %s', (url, publicUrl, site) => {
  expect(siteBeside({ url, key: KEY }, publicUrl)).toBe(site);
});

test('without PUBLIC_URL nobody would know where the site is', () => {
  expect(() => siteBeside({ url: 'https://preview.example', key: KEY }, undefined)).toThrow(
    'PUBLIC_URL must be set with PREVIEW_URL=https://preview.example',
  );
});

test('no search engine is let in', async () => {
  const { preview } = all;
  const { text } = await preview('/robots.txt').expect(200);
  expect(text).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  [{ PREVIEW_KEY: KEY }, 'PREVIEW_URL must be set'],
  [{ PREVIEW_URL: AT.PREVIEW_URL }, 'PREVIEW_KEY must be set'],
  [{ ...AT, PREVIEW_KEY: 'short' }, 'PREVIEW_KEY: must have at least 32 characters'],
  [{ ...AT, PREVIEW_URL: 'https://site.example:8443' }, 'another host name'],
])('settings that are not enough are refused: %j', (environment, reason) => {
  expect(() => readSettings(environment)).toThrow(reason);
});
