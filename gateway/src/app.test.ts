import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from './settings.ts';
import { page } from 'composer/testing/gateway-under-test.ts';
import { gateway, served, sharedGateway } from './testing/gateway-under-test.ts';
import { emptyStore, release } from 'composer/testing/release-fixture.ts';

const LOW_LIMITS = { BODY_LIMIT: '10', RATE_LIMIT: '2', TRUST_PROXY: 'loopback' };

test('a page is rendered by the live shell with the live remotes', async () => {
  const { site } = await sharedGateway();
  const response = await site.get('/fr/').expect(200).expect('content-type', /html/);
  expect(await page(response)).toMatchObject({
    language: 'fr',
    loaded: ['mf-search search on the only one'],
  });
});

test('figures have the name of the site before theirs, and tell its kinds of requests apart', async () => {
  const { site, figures } = await sharedGateway();
  await site.get('/api/site');
  const { text } = await figures.get('/metrics').expect(200);
  expect(text).toMatch(/^facade_http_request_seconds_count\{kind="api",status="200"\} \d+$/m);
  expect(text).toMatch(/^facade_api_away 0$/m);
});

test('browsers load no address ahead that is no page', async () => {
  const { site } = await sharedGateway();
  const phone = { 'sec-ch-ua-mobile': '?1' };
  const { text } = await site.get('/speculation-rules.json').set(phone).buffer(true).expect(200);
  const { where } = JSON.parse(text).prefetch[0];
  expect(where.and).toContainEqual({
    not: { href_matches: expect.arrayContaining(['/api/*', '/media/*', '/images/*', '/remotes/*']) },
  });
});

test('a remote that cannot run fails alone', async () => {
  const { site, store } = await gateway();
  await release(store, {
    name: 'mf-search',
    version: '2',
    server: 'this is no code',
    release: { exposes: { './Page': { js: [], css: [] } } },
  });
  const response = await site.get('/fr/').expect(200);
  expect(await page(response)).toMatchObject({ loaded: ['mf-search failed'] });
});

test('the address without language follows cookie, then browser, then the site', async () => {
  const { site } = await sharedGateway();
  await site
    .get('/?a=1')
    .set('accept-language', 'nl-BE')
    .set('cookie', 'language=fr')
    .expect(302)
    .expect('location', '/fr/?a=1');
  await site
    .get('/')
    .set('accept-language', 'nl-BE,fr;q=0.5')
    .expect(302)
    .expect('location', '/nl/')
    .expect('vary', /accept-language/i);
  await site.get('/').set('accept-language', 'de').expect('location', '/fr/');
  await site.get('/').expect('location', '/fr/');
});

test('a redirect of the page passes through', async () => {
  const { site } = await sharedGateway();
  await site.get('/fr/?moved').expect(301).expect('location', '/fr/moved/');
});

test('files of releases are cached for ever, missing ones not at all', async () => {
  const { site } = await sharedGateway();
  await site
    .get('/remotes/shell/1/web/main.js')
    .expect(200)
    .expect('cache-control', 'public, max-age=31536000, immutable');
  await site.get('/remotes/shell/1/web/gone.js').expect(404).expect('cache-control', 'no-store');
  await site.get('/remotes/shell/9/web/main.js').expect(404);
});

test('a release that is still being copied has no files yet', async () => {
  const { site, settings } = await sharedGateway();
  const ofShell = (version: string) => path.join(settings.releases, 'shell', version);
  cpSync(ofShell('1'), ofShell('2.copy.incoming'), { recursive: true });
  await site.get('/remotes/shell/2.copy.incoming/web/main.js').expect(404);
});

test.each([
  '/remotes/shell/1/server/server.cjs',
  '/remotes/shell/1/web/../server/server.cjs',
  '/remotes/registry.json',
])('%s is not for browsers', async (file) => {
  const { site } = await sharedGateway();
  await site.get(file).expect(404);
});

test('the API is reached through the gateway, with the request id', async () => {
  const { site } = await sharedGateway();
  const response = await site.get('/api/listings?goal=0').set('x-request-id', 'abcdefgh-1').expect(200);
  expect(response.body).toEqual({ url: '/api/listings?goal=0', id: 'abcdefgh-1' });
  expect(response.headers['x-request-id']).toBe('abcdefgh-1');
});

test('an API that is away is a problem, and pages still come', async () => {
  const { site } = await sharedGateway({ API_URL: 'http://127.0.0.1:2' });
  const response = await site
    .get('/api/listings')
    .expect(502)
    .expect('content-type', /problem\+json/);
  expect(JSON.parse(response.text)).toMatchObject({ status: 502, code: 'fault' });
  await site.get('/fr/').expect(200);
});

test('a body over the limit is refused', async () => {
  const { site } = await sharedGateway(LOW_LIMITS);
  await site
    .post('/api/forms/x')
    .set('x-forwarded-for', '192.0.2.1')
    .send({ text: 'more than ten bytes' })
    .expect(413);
});

test('too many requests are refused, files of releases are not counted', async () => {
  const { site } = await sharedGateway(LOW_LIMITS);
  await site.get('/fr/').expect(200);
  await site.get('/fr/').expect(200);
  await site.get('/fr/').expect(429);
  await site.get('/remotes/shell/1/web/main.js').expect(200);
});

test('the addresses of one IPv6 /64 are one visitor, the next /64 is another', async () => {
  const { site } = await sharedGateway(LOW_LIMITS);
  const from = (address: string) => site.get('/fr/').set('x-forwarded-for', address);
  await from('2001:db8:1:2::1').expect(200);
  await from('2001:db8:1:2:ffff::2').expect(200);
  await from('2001:db8:1:2::3').expect(429);
  await from('2001:db8:1:3::1').expect(200);
});

test('a form reaches the page as it was sent', async () => {
  const { site } = await sharedGateway();
  const response = await site
    .post('/fr/')
    .set('origin', 'http://127.0.0.1')
    .set('host', '127.0.0.1')
    .type('form')
    .send('a=1&b=%C3%A9');
  expect(await page(response)).toMatchObject({ form: 'a=1&b=%C3%A9' });
});

test.each([
  ['from another site', 'https://evil.example', 'application/x-www-form-urlencoded', 403],
  ['without origin', undefined, 'application/x-www-form-urlencoded', 403],
  ['as text', 'http://127.0.0.1', 'text/plain', 415],
  ['with a file, from another site', 'https://evil.example', 'multipart/form-data; boundary=x', 403],
])('a form %s is refused', async (_how, origin, type, status) => {
  const { site } = await sharedGateway();
  const post = site.post('/fr/').set('host', '127.0.0.1').set('content-type', type);
  await (origin ? post.set('origin', origin) : post).send('a=1').expect(status);
});

test('pages are read or get a form, nothing else', async () => {
  const { site } = await sharedGateway();
  await site.delete('/fr/').expect(405).expect('allow', 'GET, HEAD, POST');
});

test('an address that cannot be decoded is a bad request', async () => {
  const { site } = await sharedGateway();
  await site.get('/%E0%A4%A').expect(400);
});

test('health and readiness', async () => {
  const { site } = await sharedGateway();
  await site.get('/healthz').expect(200);
  const ready = await site.get('/readyz').expect(200);
  expect(ready.body).toEqual({ status: 'ready', shell: '1', remotes: { 'mf-search': '1' }, excluded: [] });
});

test('without any shell the gateway says so, in the visitor’s language, and is not ready', async () => {
  const settings = readSettings({ RELEASES: emptyStore().folder, LOG_LEVEL: 'silent' });
  const site = await served(settings);
  const response = await site.get('/nl/').expect(503);
  expect(response.text).toContain('Even niet beschikbaar');
  expect(response.text).not.toContain('style=');
  const style = /<style>(.*?)<\/style>/.exec(response.text)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  const { body } = await site.get('/readyz').expect(503);
  expect(body).toEqual({ status: 'not ready', reason: 'no shell is live that runs' });
});

test('what fails for a shell that cannot run, with its paths, stays in the log', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell', server: 'throw new Error(`${__filename} is broken`);' });
  const site = await served(readSettings({ RELEASES: store.folder, LOG_LEVEL: 'silent' }));
  const { text } = await site.get('/readyz').expect(503);
  expect(text).not.toContain(store.folder);
  expect(text).not.toMatch(/\/|\.cjs/);
});
