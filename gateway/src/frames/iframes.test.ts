import { configure } from 'composer/testing/gateway-under-test.ts';
import { gateway } from '../testing/gateway-under-test.ts';
import { ECHO_SHELL, release, remoteCode } from 'composer/testing/release-fixture.ts';

const withFrame = (version: string) => ({
  name: 'mf-x',
  version,
  server: remoteCode('x'),
  web: { 'frames/map.js': `/* ${version} */`, 'frames/map.css': 'p {}', 'frames/bare.js': '' },
});

/** One gateway for all that need no other settings: its renderers cost a second to start. */
let opened: Awaited<ReturnType<typeof gateway>>;
beforeAll(async () => {
  opened = await gateway();
  configure(opened, {});
});

test('a frame is a document of the live release, whose files are named with their hashes', async () => {
  const { site, store } = opened;
  expect((await site.get('/frames/mf-x/map/')).text).not.toContain('<script defer');
  await release(store, withFrame('1'));
  const first = await site.get('/frames/mf-x/map/').expect(200).expect('content-type', /html/);
  expect(first.text).toMatch(
    /<script defer src="\/remotes\/mf-x\/1\/web\/frames\/map\.js" integrity="sha384-/,
  );
  expect(first.text).toMatch(
    /<link rel="stylesheet" href="\/remotes\/mf-x\/1\/web\/frames\/map\.css" integrity/,
  );
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  expect((await site.get('/frames/mf-x/bare/').expect(200)).text).not.toContain('stylesheet');

  await release(store, withFrame('2'));
  expect((await site.get('/frames/mf-x/map/')).text).toContain('/remotes/mf-x/2/web/frames/map.js');
});

test('only pages of the site may embed it, and it loads nothing from elsewhere', async () => {
  const { site, store } = opened;
  await release(store, withFrame('3'));
  const { headers } = await site.get('/frames/mf-x/map/');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  const policy = headers['content-security-policy']!;
  for (const directive of [
    "frame-ancestors 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "style-src 'self'",
  ])
    expect(policy.split(';')).toContain(directive);
  expect(policy).not.toContain('unsafe-eval');
});

test('tiles that the operator has chosen are told to the frame and let in there, and nowhere else', async () => {
  const { site, store } = await gateway({
    MAP_TILES: 'https://tiles.example:8443/{z}/{x}/{y}.png?style=a&b',
    MAP_TILES_ATTRIBUTION: '"><script>',
  });
  await release(store, withFrame('1'));
  const { text, headers } = await site.get('/frames/mf-x/map/');
  expect(text).toContain('data-tiles="https://tiles.example:8443/{z}/{x}/{y}.png?style=a&amp;b"');
  expect(text).toContain('data-tiles-attribution="&quot;&gt;&lt;script&gt;"');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://tiles.example:8443;");
  expect((await site.get('/fr/')).headers['content-security-policy']).not.toContain('tiles.example');
});

test.each([
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
  'https://user:pass@tiles.example/{z}/{x}/{y}.png',
])('tiles of %s are refused at the start', async (MAP_TILES) => {
  await expect(gateway({ MAP_TILES })).rejects.toThrow(/MAP_TILES/);
});

describe('beside a frame that is live', () => {
  beforeAll(() => release(opened.store, withFrame('4')));

  test.each([
    '/frames/mf-x/__proto__/',
    '/frames/__proto__/map/',
    '/frames/constructor/map/',
    '/frames/mf-x/..%2F..%2FremoteEntry/',
    '/frames/mf-x/nothing/',
    '/frames/shell/map/',
  ])('%s is no frame', async (address) => {
    const { text } = await opened.site.get(address);
    expect(text).not.toContain('<script defer');
  });
});

const GOOGLE_KEY = 'AIzaExampleExampleExampleExampleExample';
const MAPS = 'https://maps.googleapis.example';
const TILES_OF_MAPS = 'https://*.gstatic.example';

describe('where the shell can load Google’s map, and a remote has a frame for it', () => {
  beforeAll(() =>
    release(
      opened.store,
      {
        name: 'shell',
        version: '2',
        server: ECHO_SHELL,
        release: { thirdParties: { googleMap: { scripts: [MAPS], images: [TILES_OF_MAPS] } } },
      },
      {
        name: 'mf-x',
        version: '5',
        server: remoteCode('x'),
        web: { 'frames/map.js': '', 'frames/google-map.js': '', 'frames/google-map.css': 'p {}' },
      },
    ),
  );

  test('a frame of a configured third party is told the id and may use its origins; no other frame and no page may', async () => {
    const { site } = opened;
    configure(opened, { thirdParties: { googleMap: GOOGLE_KEY } });
    const { text, headers } = await site.get('/frames/mf-x/google-map/').expect(200);
    expect(text).toContain(`data-third-party="${GOOGLE_KEY}"`);
    const policy = headers['content-security-policy']!;
    expect(policy).toContain(`script-src 'self' ${MAPS};`);
    expect(policy).toContain(`img-src 'self' data: ${TILES_OF_MAPS};`);
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain("frame-ancestors 'self'");
    for (const address of ['/frames/mf-x/map/', '/fr/']) {
      const { headers: others } = await site.get(address).expect(200);
      expect(others['content-security-policy']).not.toContain('.example');
    }
  });

  test.each<unknown>([
    undefined,
    {},
    { googleMap: '' },
    { googleMap: `${GOOGLE_KEY}"><script>` },
    { googleMap: ['x'] },
    { liveChat: GOOGLE_KEY },
  ])('with %j configured there is no frame of Google, and nothing of it is let in', async (thirdParties) => {
    configure(opened, { thirdParties });
    const { text, headers } = await opened.site.get('/frames/mf-x/google-map/');
    expect(text).not.toContain('<script defer');
    expect(headers['content-security-policy']).not.toContain('.example');
  });
});
