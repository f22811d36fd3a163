import { createHash } from 'node:crypto';
import { gateway } from '../../testing/made-up-site.ts';
import { KEEPABLE_SHELL, release, remoteCode } from '../../testing/release-fixture.ts';

/** What a page of the shell says of its rendering. */
interface Said {
  rendered: number;
  url: string;
  origin: string;
  text: string;
}

async function keepingGateway(environment: NodeJS.ProcessEnv = {}) {
  const opened = await gateway(environment, undefined, { shell: KEEPABLE_SHELL });
  const { site, store, content } = opened;
  content.version = 1;
  await release(store, {
    name: 'mf-list',
    server: remoteCode('list'),
    release: {
      exposes: { './Page': { js: [], css: [] } },
      routes: [
        {
          id: 'list',
          page: './Page',
          query: ['page', 'city', 'token'],
          paths: { nl: 'lijst', fr: 'liste', en: 'list', de: 'liste' },
        },
      ],
    },
  });
  async function read(address: string, headers: Record<string, string> = {}): Promise<Said> {
    const get = site.get(address).set('host', 'site.example');
    for (const [name, value] of Object.entries(headers)) get.set(name, value);
    return JSON.parse((await get).text) as Said;
  }
  /** Whether two visitors get the same rendering. */
  const isShared = async (address: string, other = address) =>
    (await read(address)).rendered === (await read(other)).rendered;
  return { ...opened, read, isShared };
}

/** One gateway for all that changes neither releases nor content. */
let shared: Awaited<ReturnType<typeof keepingGateway>>;
/** One whose pages shared caches may keep, and whose address is known. */
let publicSite: Awaited<ReturnType<typeof keepingGateway>>;
beforeAll(async () => {
  shared = await keepingGateway();
  publicSite = await keepingGateway({ PAGE_SHARED_AGE: '60', PUBLIC_URL: 'https://site.example' });
});

test('a page is rendered once for all visitors, who have it already or take other encodings', async () => {
  const { site, read, figures } = shared;
  const [first, second] = await Promise.all([read('/fr/'), read('/fr/')]);
  expect(second.rendered).toBe(first.rendered);
  expect(await read('/fr/', { 'accept-encoding': 'gzip' })).toEqual(first);
  const brotli = await site.get('/fr/').set('host', 'site.example').set('accept-encoding', 'gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotli.text)).toEqual(first);
  const { headers } = await site.get('/fr/').set('host', 'site.example').expect(200);
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(brotli.headers.etag).toBe(headers.etag);
  const unchanged = await site
    .get('/fr/')
    .set('host', 'site.example')
    .set('if-none-match', headers.etag!)
    .expect(304)
    .expect('x-content-type-options', 'nosniff');
  for (const name of ['cache-control', 'vary', 'etag']) expect(unchanged.headers[name]).toBe(headers[name]);
  expect(unchanged.headers).not.toHaveProperty('content-security-policy');
  await site.get('/fr/').set('host', 'site.example').set('if-none-match', '"other"').expect(200);
  const head = await site.head('/fr/').set('host', 'site.example').expect(200);
  expect(head.headers['content-length']).toBeDefined();
  expect((await figures.get('/metrics')).text).toMatch(/site_page_cache_hits_total [1-9]/);
});

test('a cached page comes with all headers of a page, and with those of the visitor’s own answer', async () => {
  const { site } = publicSite;
  const [first, second] = [await site.get('/fr/'), await site.get('/fr/').set('x-request-id', 'mine-1234')];
  const { 'x-request-id': id, date: _date, ratelimit, ...rest } = first.headers;
  const { 'x-request-id': otherId, date: _other, ratelimit: next, ...others } = second.headers;
  expect(others).toEqual(rest);
  expect(rest['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;|$)/);
  expect(rest['content-security-policy']).not.toContain('nonce');
  expect([id === otherId, otherId]).toEqual([false, 'mine-1234']);
  expect(next).not.toBe(ratelimit);
});

test('the policy allows the critical CSS of a page by their hash, and no others', async () => {
  const { site, store } = await gateway({}, undefined, { shell: KEEPABLE_SHELL });
  const shell = KEEPABLE_SHELL.replace(
    'target.end(body)',
    `target.end('<head>' + request.composition.shell.css.map((href) => '<link rel="stylesheet" href="' + href + '"/>') + '</head>')`,
  );
  const web = { 'main.css': 'p{color:red}' };
  await release(store, { name: 'shell', version: '2', server: shell, web, release: { css: ['main.css'] } });
  const { text, headers } = await site.get('/fr/').set('host', 'site.example');
  expect(text).toContain(
    '<style>p{color:red}</style><link rel="stylesheet" href="/remotes/shell/2/web/main.css" media="print" disabled=""/>',
  );
  const hash = createHash('sha256').update('p{color:red}').digest('base64');
  expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
});

test('shared caches may keep what is for all, where the agency allows it, and nothing else', async () => {
  const { site } = publicSite;
  const cacheControl = async (address: string) => (await site.get(address)).headers['cache-control'];
  expect(await cacheControl('/fr/')).toMatch(/^public, max-age=0, .*s-maxage=60/);
  expect(await cacheControl('/fr/private/')).toBe('private, no-store');
  expect(await cacheControl('/fr/broken/')).toBe('no-cache');
});

test('they can drop all pages, or those of a set of releases, by tag', async () => {
  const { site, store } = publicSite;
  const tags = async (address: string) =>
    (await site.get(address)).headers['cache-tag'] as string | undefined;
  const rendered = await tags('/fr/');
  expect(rendered).toMatch(/^pages, releases-[\w-]{22}$/);
  expect(await tags('/fr/')).toBe(rendered);
  expect(await tags('/fr/private/')).toBeUndefined();
  await release(store, { name: 'shell', version: '2', server: KEEPABLE_SHELL });
  expect(await tags('/fr/')).not.toBe(rendered);
});

test('limits hold for cached pages too', async () => {
  const { site } = await keepingGateway({ RATE_LIMIT: '2' });
  for (const status of [200, 200, 429])
    await site.get('/fr/').expect(status).expect('x-content-type-options', 'nosniff');
});

test.each([
  ['whose answer depends on cookies', '/fr/private/'],
  ['that says that it is for one person', '/fr/mine/'],
  ['that had a fault', '/fr/broken/'],
  ['that does not exist', '/fr/gone/'],
  ['of a preview', '/fr/preview/'],
  ['with the token of a mail, though a release declares it', '/fr/liste/?token=secret'],
  ['with a parameter that no page declares', '/fr/liste/?page=2&callback=x'],
  ['with the name of an inherited property', '/fr/liste/?__proto__=1&constructor=2'],
])('a page %s is never cached', async (_what, address) => {
  const { isShared } = shared;
  expect(await isShared(address)).toBe(false);
});

test('no cache in front keeps a preview', async () => {
  await shared.site.get('/fr/preview/').expect('cache-control', 'private, no-store');
});

test('a page is not cached when an answer of the API may not be used for others', async () => {
  const { isShared, content } = await keepingGateway();
  content.cacheControl = 'no-store';
  expect(await isShared('/fr/')).toBe(false);
});

test('nothing is cached before an API that does not tell the state of its content, nor without memory for it', async () => {
  const { isShared, content } = await keepingGateway();
  delete content.version;
  expect(await isShared('/fr/')).toBe(false);
  const { isShared: isCached } = await keepingGateway({ PAGE_CACHE: '0' });
  expect(await isCached('/fr/')).toBe(false);
});

test('a form is never answered from memory, and its answer is for nobody else', async () => {
  const { site, read } = shared;
  const before = await read('/fr/');
  const post = site.post('/fr/').set('host', 'site.example').set('origin', 'http://site.example');
  const answer = await post.type('form').send('a=1').expect(200);
  expect(JSON.parse(answer.text).rendered).not.toBe(before.rendered);
  expect(answer.headers['etag']).toBeUndefined();
  expect((await read('/fr/')).rendered).toBe(before.rendered);
});

test('one page has one entry: order, campaigns and an empty query make no other', async () => {
  const { isShared, read } = shared;
  expect(await isShared('/fr/liste/?page=2&city=a&city=b', '/fr/liste/?city=a&city=b&page=2')).toBe(true);
  expect(await isShared('/fr/liste/?utm_source=x&page=3', '/fr/liste/?page=3&fbclid=y')).toBe(true);
  expect(await isShared('/fr/liste/', '/fr/liste/?')).toBe(true);
  // What is not in the key does not reach the page.
  expect((await read('/fr/liste/?gclid=%3Cscript%3E&page=4')).url).toBe(
    'http://site.example/fr/liste/?page=4',
  );
});

test('the order of values and every other value make another page', async () => {
  const { isShared } = shared;
  expect(await isShared('/fr/liste/?city=a&city=b', '/fr/liste/?city=b&city=a')).toBe(false);
  expect(await isShared('/fr/liste/?page=1', '/fr/liste/?page=2')).toBe(false);
  expect(await isShared('/fr/liste/?page=1', '/fr/liste/?page=1&page=2')).toBe(false);
  expect(await isShared('/fr/liste/?city=a%26page%3D2', '/fr/liste/?city=a&page=2')).toBe(false);
});

test('a redirect keeps the parameters of campaigns', async () => {
  const { site } = shared;
  await site.get('/fr/moved/?utm_source=mail').expect(301).expect('location', '/fr/here/?utm_source=mail');
});

test.each([
  ['host', 'evil.example'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'host=evil.example;proto=https'],
  ['x-original-url', '/fr/private/'],
  ['x-rewrite-url', '/fr/private/'],
  ['x-http-method-override', 'POST'],
  ['cookie', 'language=nl; owner=somebody; consent=all'],
  ['accept-language', 'nl'],
  ['range', 'bytes=0-10'],
  ['authorization', 'Basic eA=='],
  ['user-agent', 'x'.repeat(200)],
])('a visitor who sends %s: %s changes nothing for others', async (name, value) => {
  const { site, read } = shared;
  const address = `/fr/poisoned-by-${name}/`;
  const attack = site.get(address);
  if (name !== 'host') attack.set('host', 'site.example');
  await attack.set(name, value);
  expect(await read(address)).toMatchObject({
    url: `http://site.example${address}`,
    origin: 'http://site.example',
  });
});

test('the next request after a flip has the page of the live releases', async () => {
  const { read, store } = publicSite;
  const before = await read('/fr/');
  expect(await read('/fr/')).toEqual(before);
  await release(store, { name: 'mf-list', version: '2', server: remoteCode('list') });
  expect((await read('/fr/')).rendered).not.toBe(before.rendered);
});

test('a change of the content is seen, in pages and in the answers that they are made of', async () => {
  const { read, content } = await keepingGateway();
  content.text = 'before';
  expect((await read('/fr/')).text).toBe('before');
  content.text = 'after';
  // Without a change of the state the page and the API's answers would stay.
  expect((await read('/fr/')).text).toBe('before');
  content.version = 2;
  while ((await read('/fr/')).text === 'before') await new Promise(setImmediate);
  for (const address of ['/fr/', '/fr/liste/', '/fr/']) expect((await read(address)).text).toBe('after');
});

test('an old answer that stands in after a change makes no cached page, however often it is used', async () => {
  const { read, isShared, content } = await keepingGateway();
  content.text = 'before';
  const before = await read('/fr/');
  Object.assign(content, { version: 2, isBroken: true });
  while ((await read('/fr/')).rendered === before.rendered) await new Promise(setImmediate);
  for (let page = 0; page < 2; page++) expect(await isShared('/fr/')).toBe(false);
  Object.assign(content, { text: 'after', isBroken: false });
  expect((await read('/fr/')).text).toBe('after');
});

test('while two versions of the API answer in turn a page is rendered until it is of the newer one, and kept then', async () => {
  // Nothing limits how often a quick machine reads meanwhile.
  const { read, isShared, content } = await keepingGateway({ RATE_LIMIT: '0' });
  Object.assign(content, { configuration: 2, text: 'newer', stateAsks: 0 });
  content.second = { configuration: 1, text: 'earlier' };
  /** Reads the page until the gateway has asked each API for its state again. */
  const readOn = async () => {
    const pages: Said[] = [];
    for (const until = content.stateAsks! + 4; content.stateAsks! < until;) pages.push(await read('/fr/'));
    return pages;
  };
  await readOn();
  while (!(await isShared('/fr/')));
  const pages = await readOn();
  expect(new Set(pages.map(({ text }) => text))).toEqual(new Set(['newer']));
  expect(new Set(pages.map(({ rendered }) => rendered)).size).toBe(1);
});
