import { gateway, served } from '../../testing/made-up-site.ts';
import { release } from '../../testing/release-fixture.ts';
import { signPreview } from '../preview/preview-token.ts';

const KEY = 'made-up key of all gateways of a site';
const HOST = 'preview.site.example';
const AT = { PREVIEW_URL: `https://${HOST}`, PREVIEW_KEY: KEY, PUBLIC_URL: 'https://site.example' };

/** Pages say whether they are debugged; their shell says more of their parts than is true. */
const SHELL = `
exports.shared = { react: { version: 'the only one' } };
exports.render = async (request) => {
  const { pathname } = request.url;
  if (pathname === '/fr/moved/') return { kind: 'redirect', status: 301, location: '/fr/here/' };
  const asked = await (await request.fetch(request.apiBaseUrl + '/api/text')).text();
  const none = { remote: 'mf-search', expose: './None' };
  const served = {
    shown: [{ remote: 'mf-search', expose: './Page' }, none, null, 7, { remote: '__proto__', expose: 'x' }, { remote: 'a"\\r\\nx: y', expose: './Page' }],
    failed: pathname === '/fr/broken/' ? [{ remote: 'mf-search', expose: './Page' }] : 'no list',
  };
  const body = '<html><head></head><body>' + String(request.isDebugged) + '</body></html>';
  return { kind: 'page', status: 200, inlineScripts: [], served, pipe: (target) => target.end(body), abort() {} };
};`;

async function opened() {
  const { site, settings, store, asked, content, figures } = await gateway(AT, undefined, { shell: SHELL });
  Object.assign(content, { version: 1 });
  const sites = { live: site, other: await served(settings) };
  const get = (address: string, cookie = '', host = 'site.example') =>
    site.get(address).set({ host, cookie });
  return { get, store, asked, figures, sites };
}

let all: Awaited<ReturnType<typeof opened>>;
beforeAll(async () => {
  all = await opened();
});

const COOKIE = 'release-debug=1';

test('an address sets the cookie for the session and another removes it', async () => {
  const { get } = all;
  for (const [address, cookie] of [
    ['/debug', 'release-debug=1; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['/debug/leave', 'release-debug=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ] as const) {
    const { headers } = await get(address).expect(303);
    expect(headers).toMatchObject({
      location: '/',
      'set-cookie': [cookie],
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
});

test('the page of who has it says what it is made of, to nobody else', async () => {
  const { get } = all;
  const { headers, text } = await get('/fr/', `a=b; ${COOKIE}`).expect(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-site-composition': expect.stringMatching(/^[\w-]{22}$/),
    'x-site-parts': expect.stringMatching(/^shell;version="[^"]+", mf-search\/Page;version="[^"]+"$/),
  });
  expect(text).toMatch(
    /^<html><head><\/head><body><release-strips><link .*<aside class="release-debug-strip" lang="fr" data-shell="shell [^"]+" data-fallback="fallback"><span>Debug: <b>shell [\w.]+<\/b>, <b>mf-search [\w.]+<\/b><\/span>.*>leave<\/a><\/aside><link .*<script src="\/debug\/debug\.js" defer><\/script><script src="\/debug\/devtools\.js" defer data-federation="[^"<]+"><\/script><\/release-strips>true<\/body><\/html>$/,
  );
  expect((await get('/fr/broken/', COOKIE)).headers['x-site-parts']).toMatch(
    /mf-search\/Page;version="[^"]+";fallback$/,
  );
});

test('strips are in the language of the page, whatever that of its visitor', async () => {
  const { text } = await all.get('/de/', `language=fr; ${COOKIE}`).expect(200);
  expect(text).toContain('<aside class="release-debug-strip" lang="de"');
  expect(text).toContain('<span>Debug (de): ');
});

test.each(['/fr/moved/', '/', '/fr/none.js', '/speculation-rules.json', '/echo'])(
  'whatever else is answered to them is kept by nobody: %s',
  async (address) => {
    const { headers } = await all.get(address, COOKIE);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).toHaveProperty('x-site-composition');
  },
);

test('pages of all others stay as they are, byte for byte, and stay in the cache', async () => {
  const { get, figures } = all;
  const hits = async () =>
    Number(/^site_page_cache_hits_total (\d+)$/m.exec((await figures.get('/metrics')).text)![1]);
  const before = await get('/fr/kept/').expect(200);
  const atFirst = await hits();
  for (let round = 0; round < 2; round++)
    expect((await get('/fr/kept/', COOKIE)).text).toContain('</release-strips>true<');
  expect(await hits()).toBe(atFirst);
  const after = await get('/fr/kept/').expect(200);
  expect(await hits()).toBe(atFirst + 1);
  expect(after.text).toBe(before.text);
  expect(after.text).toBe('<html><head></head><body>false</body></html>');
  expect(after.headers.etag).toBe(before.headers.etag);
  expect(after.headers['cache-control']).toBe('no-cache');
  for (const name of ['x-site-composition', 'x-site-parts', 'x-robots-tag'])
    expect(after.headers).not.toHaveProperty(name);
  // Nor is a page that was debugged first kept for them.
  await get('/fr/first/', COOKIE).expect(200);
  expect((await get('/fr/first/')).text).toBe('<html><head></head><body>false</body></html>');
  await get('/fr/first/', COOKIE).set('if-none-match', after.headers.etag!).expect(200);
});

test.each([
  'release-debug=',
  'release-debug=2',
  'release-debug=11',
  'release-debug=1%0d%0a',
  'xrelease-debug=1',
  'release-debug=<script>; a=release-debug=1',
  '__proto__=1; =release-debug=1',
  `a=${'release-debug=1'.repeat(200)}`,
])('another value is no debug cookie: %s', async (cookie) => {
  const { headers, text } = await all.get('/fr/other/', cookie).expect(200);
  expect(text).toBe('<html><head></head><body>false</body></html>');
  expect(headers).not.toHaveProperty('x-site-parts');
});

test('the host of previews has it too, and its code never sees it', async () => {
  const { get, asked } = all;
  const until = Date.now() + 60_000;
  const { app, version } = {
    app: 'mf-search',
    version: /mf-search\/Page;version="([^"]+)"/.exec(
      (await get('/fr/', COOKIE)).headers['x-site-parts'] as string,
    )![1]!,
  };
  const link = `release-preview=${signPreview({ releases: [{ app, version }], until }, KEY)}`;
  const begun = await get('/debug', link, HOST).expect(303);
  expect(begun.headers['set-cookie']).toEqual(['release-debug=1; Path=/; HttpOnly; Secure; SameSite=Lax']);
  asked.length = 0;
  const { headers, text } = await get('/fr/preview/', `${link}; ${COOKIE}`, HOST).expect(200);
  expect(asked.map(({ headers: { cookie } }) => cookie)).toEqual([undefined]);
  expect(headers['x-site-parts']).toContain('mf-search/Page');
  expect(text).toMatch(/release-preview-strip.*release-debug-strip/);
  expect((await get('/fr/preview/', link, HOST)).text).not.toContain('release-debug-strip');
  await get('/fr/', COOKIE, HOST).expect(403);
});

test('names that a release gives to what it shares become no markup', async () => {
  const { get, store } = all;
  const name = `"></script><script>alert('1')</script>&quot;`;
  await release(store, {
    name: 'shell',
    version: '9',
    server: SHELL,
    release: { shared: { [name]: '1.0.0' } },
  });
  const page = async () => (await get('/fr/', COOKIE)).text;
  let text = await page();
  for (let asked = 0; asked < 1000 && !text.includes('shell 9'); asked++) text = await page();
  expect(text).toContain('shell 9');
  expect(text).not.toContain('<script>');
  const [, federation] = /data-federation="([^"]*)"/.exec(text)!;
  const read = federation!.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');
  const { shell } = JSON.parse(read.replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
  expect(shell.shared[0].sharedName).toBe(name);
});
