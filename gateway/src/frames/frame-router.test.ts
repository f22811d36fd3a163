import { gateway } from '../testing/gateway-under-test.ts';
import { release, remoteCode } from '../testing/release-fixture.ts';

const withFrame = (version: string) => ({
  name: 'mf-x',
  version,
  server: remoteCode('x'),
  web: { 'frames/map.js': `/* ${version} */`, 'frames/map.css': 'p {}', 'frames/bare.js': '' },
});

test('a frame is a document of the live release, whose files are named with their hashes', async () => {
  const { site, store } = await gateway();
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
  const { site, store } = await gateway();
  await release(store, withFrame('1'));
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
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://tiles.example:8443;");
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

test.each([
  '/frames/mf-x/__proto__/',
  '/frames/__proto__/map/',
  '/frames/constructor/map/',
  '/frames/mf-x/..%2F..%2FremoteEntry/',
  '/frames/mf-x/nothing/',
  '/frames/shell/map/',
])('%s is no frame', async (address) => {
  const { site, store } = await gateway();
  await release(store, withFrame('1'));
  const { text } = await site.get(address);
  expect(text).not.toContain('<script defer');
});
