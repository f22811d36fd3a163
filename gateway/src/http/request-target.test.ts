import { gateway } from '../testing/gateway-under-test.ts';
import { rawRequest } from 'composer/testing/raw-request.ts';

type Gateway = Awaited<ReturnType<typeof gateway>>;
let site: Gateway;
beforeAll(async () => {
  site = await gateway({ TRUST_PROXY: '1' });
});

/** Status of the answer to a request with this target and these lines of header; the gateway must not fault. */
async function status(target: string, headers = ['Host: agency.example']): Promise<number> {
  const answer = await rawRequest(
    site.url,
    [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'),
  );
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

test.each([
  '/media/%00',
  '/media/1%00.jpg',
  '/fr/%00/',
  '/remotes/shell/1/web/%00',
  '/remotes/shell%00/1/web/main.js',
  '/images/epc/%00/a.png',
  '/robots.txt%00',
])('NUL in %s is a bad request', async (target) => {
  expect(await status(target)).toBe(400);
  expect(site.asked).toEqual([]);
});

test('NUL in a query is for the page, which leaves it out, and for the API, which names the field', async () => {
  expect(await status('/fr/a-vendre/?city=%00')).toBe(200);
  await status('/api/listings?search=a%00b');
  expect(site.asked.splice(0).map(({ url }) => url)).toContain('/api/listings?search=a%00b');
});

test.each(['http://evil.example/fr/', 'HTTP://agency.example/fr/', 'javascript:alert(1)', '*', 'fr/', '?a'])(
  'the target %s is no path',
  async (target) => {
    expect(await status(target)).toBe(400);
  },
);

test.each([
  '/%',
  '/fr/%zz/',
  '/%E0%A4%A',
  '/%ED%A0%80/',
  '/fr/%ED%A0%80%ED%B0%80/',
  '/%80%9F/',
  '/remotes/shell/1/web/%E9',
  '/remotes/%ED%A0%80/1/web/main.js',
  '/remotes/shell/1/web/%',
])('%s is answered as a fault of the client', async (target) => {
  const answered = await status(target);
  expect(answered).toBeGreaterThanOrEqual(400);
  expect(answered).toBeLessThan(500);
});

test.each([
  [['Host: a b']],
  [['Host: ']],
  [['Host: a,b']],
  [['Host: user@agency.example']],
  [['Host: agency.example/path']],
  [['Host: agency.example?x']],
  [['Host: agency.example#x']],
  [['Host: agency.example:99999']],
  [['Host: agency.example:x']],
  [['Host: http://agency.example']],
  [['Host: [::1']],
  [['Host: [::g]']],
  [['Host: 256.256.256.256']],
  [['Host: ag\xe9nce.example']],
  [['Host: a\\b']],
  [['Host: a%00b']],
  [['Host: <script>']],
  [[]],
  [['Host: agency.example', 'Host: evil.example']],
  [['Host: agency.example', 'X-Forwarded-Host: a b']],
  [['Host: agency.example', 'X-Forwarded-Proto: javascript']],
])('%j is no address of a site', async (headers) => {
  expect(await status('/fr/', headers)).toBe(400);
});

test.each([
  'agency.example',
  'Agency.Example.',
  'localhost:4000',
  '127.0.0.1:4000',
  '[::1]:4000',
  'my_site',
  'a-1.b:80',
])('%s is one', async (host) => {
  expect(await status('/fr/', [`Host: ${host}`])).toBe(200);
});

test.each([
  ['/discr%E9te/', '/discrete/'],
  ['/fr/%C0-vendre/', '/fr/a-vendre/'],
  ['/fr/%E9t%e9/?a=%E9', '/fr/ete/?a=%E9'],
  ['/fr/caf%E9%20noir/', '/fr/cafe%20noir/'],
])('%s is read as Latin-1 and leads to %s', async (target, location) => {
  const answer = await site.site.get(target).expect(301);
  expect(answer.headers.location).toBe(location);
});

test('a path in UTF-8 is never read as Latin-1', async () => {
  await site.site.get('/fr/%C3%A9t%C3%A9/').expect(301).expect('location', '/fr/ete/');
});
