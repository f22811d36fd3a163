import { MOVABLE_STATE, PAGE_STATES } from '../../contract/page-state-file.ts';
import { gateway, served } from '../../testing/made-up-site.ts';
import { release } from '../../testing/release-fixture.ts';

/** A page with its state, and with a text that looks like one. */
const SHELL = `
exports.shared = {};
exports.render = async (request) => {
  const answer = await (await request.fetch(request.apiBaseUrl + '/api/text')).json();
  const { pathname } = request.url;
  if (pathname === '/fr/moved/') return { kind: 'redirect', status: 301, location: '/fr/here/' };
  const state = JSON.stringify({ text: answer.text, path: pathname + request.url.search, padding: 'x'.repeat(3000) });
  const element = ${JSON.stringify(MOVABLE_STATE)};
  return {
    kind: 'page',
    status: pathname === '/fr/gone/' ? 404 : 200,
    inlineScripts: ['start()'],
    isPrivate: pathname === '/fr/mine/',
    pipe: (target) => target.end('<p>' + element + 'of a part</script></p>' + element + state + '</script></body>'),
    abort() {},
  };
};`;

async function statefulGateway(environment: NodeJS.ProcessEnv = {}) {
  const opened = await gateway(environment, undefined, { shell: SHELL });
  opened.content.version = 1;
  opened.content.text = 'first';
  const { site } = opened;
  const get = (address: string) => site.get(address).set('host', 'site.example');
  const page = async (address: string) => (await get(address)).text;
  /** Address of the file that a page names. */
  const findStateFile = async (address: string) =>
    /id="page-state" data-file="([^"]+)"/.exec(await page(address))?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { ...opened, get, page, findStateFile };
}

/** One gateway for all that changes neither releases nor content. */
let shared: Awaited<ReturnType<typeof statefulGateway>>;
beforeAll(async () => {
  shared = await statefulGateway();
});

test('the state of a page is in a file beside it, which never changes', async () => {
  const { get, page, findStateFile } = shared;
  const file = await findStateFile('/fr/');
  expect(file).toMatch(/^\/page-states\/[\w-]{43}\/fr\/$/);
  expect(await page('/fr/')).toBe(
    `<p>${MOVABLE_STATE}of a part</script></p><script type="application/json" id="page-state" data-file="${file}"></script></body>`,
  );
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers, text } = await get(file).set('accept-encoding', encoding).expect(200);
    expect(JSON.parse(text)).toMatchObject({ text: 'first', path: '/fr/' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    for (const name of ['speculation-rules', 'etag', 'set-cookie']) expect(headers).not.toHaveProperty(name);
  }
});

test('a gateway that never rendered the page makes its state again', async () => {
  const { findStateFile, settings } = shared;
  const file = await findStateFile('/fr/');
  const other = await served(settings);
  const { text, headers } = await other.get(file).set('host', 'site.example').expect(200);
  expect(JSON.parse(text)).toMatchObject({ path: '/fr/' });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers).not.toHaveProperty('speculation-rules');
});

test('a state outlives its page in the gateway that sent it; a gateway that does not have it answers 404 once the page has changed', async () => {
  const { findStateFile, get, settings, content, store } = await statefulGateway();
  const file = await findStateFile('/fr/');
  await get(file).expect(200);
  content.text = 'second';
  content.version = 2;
  await release(store, { name: 'shell', version: '2', server: SHELL });
  while ((await findStateFile('/fr/')) === file) await new Promise(setImmediate);
  expect(JSON.parse((await get(file).expect(200)).text)).toMatchObject({ text: 'first' });
  const other = await served(settings);
  const { headers } = await other.get(file).set('host', 'site.example').expect(404);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['nothing', PAGE_STATES],
  ['a hash alone', `${PAGE_STATES}/${'x'.repeat(43)}`],
  ['another hash', `${PAGE_STATES}/${'x'.repeat(43)}/fr/`],
  ['a page of one person', `${PAGE_STATES}/${'x'.repeat(43)}/fr/mine/`],
  ['a page that does not exist', `${PAGE_STATES}/${'x'.repeat(43)}/fr/gone/`],
  ['a redirect', `${PAGE_STATES}/${'x'.repeat(43)}/fr/moved/`],
  ['an address of the API', `${PAGE_STATES}/${'x'.repeat(43)}/api/text`],
  ['another host', `${PAGE_STATES}/${'x'.repeat(43)}//elsewhere.example/fr/`],
])('there is no state of %s', async (_what, address) => {
  const { get } = shared;
  const { headers, text } = await get(address).expect(404);
  expect([headers['cache-control'], text]).toEqual(['no-store', 'Not found']);
});

test('a page that is not for all visitors carries its state', async () => {
  const { page } = shared;
  for (const address of ['/fr/mine/', '/fr/gone/', '/fr/?other=1'])
    expect(await page(address)).toContain(`${MOVABLE_STATE}{"text":"first"`);
});
