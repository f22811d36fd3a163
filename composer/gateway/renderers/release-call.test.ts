import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from '../../testing/fast-check.ts';
import { CallRefused, releaseCallUrl } from './renderer-calls.ts';
import type { ReleaseCall } from './renderer-calls.ts';

/** Where a server that routes as the API does was led; `raw` is the target as it arrived. */
const reached: { raw: string; route: string }[] = [];
const api = express();
const note =
  (route: string): express.RequestHandler =>
  (request, response) => {
    reached.push({ raw: request.url, route });
    response.end();
  };
api.all(['/api/auth', '/api/auth/*rest'], note('account'));
api.all(['/api/office', '/api/office/*rest'], note('office'));
api.all(['/api/*rest', '/media/*rest', '/images/*rest'], note('open'));
api.all('/{*rest}', note('other'));
const server = createServer(api);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => void server.close(closed)));

const route = { id: 'x', page: './X', private: true, paths: { fr: 'login/:step?' } };
const composition = { remotes: { 'mf-owner': { routes: [route] }, 'mf-x': { routes: [] } } };

type Wanted = Partial<ReleaseCall['call']> & { app?: string; page?: Partial<ReleaseCall['page']> };
const urlFor = ({ app = 'mf-x', page, ...call }: Wanted) =>
  releaseCallUrl({
    call: { url: `${origin}/api/site`, method: 'GET', credentials: 'omit', ...call },
    app,
    page: { apiBaseUrl: origin, url: 'http://site/fr/login/', form: undefined, ...page },
    composition: composition as never,
  });

/** The address, or undefined where it is refused. */
function allowed(wanted: Wanted): string | undefined {
  try {
    return urlFor(wanted);
  } catch (error) {
    if (error instanceof CallRefused) return undefined;
    throw error;
  }
}

test.each([
  '/api/site?lang=fr',
  '/api/pages/%C3%BCber-uns',
  '/api/listings?search=../../metrics%00&x=http://evil',
  '/media/1-2.webp?width=3',
  '/images/epc/flanders/a_plus.png',
])('%s is for releases', (path) => {
  expect(urlFor({ url: origin + path })).toBe(origin + path);
});

test.each([
  '/metrics',
  '/content-state',
  '/readyz',
  '/',
  '/api',
  '/api/',
  '/media',
  '/API/site',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/.%2E/metrics',
  '/api/%2e%2e%2fmetrics',
  '/api/..%5cmetrics',
  '/api/%252e%252e/metrics',
  '/api/..;/metrics',
  '/api/x;/../../metrics',
  '/api\\..\\metrics',
  '/api/si\0te',
  '/api/site%00',
  '/api//metrics',
  '//metrics',
  '/api/‥/metrics',
  '/api/．．/metrics',
  '/api/%ef%bc%8e%ef%bc%8e/metrics',
  '/api/%zz',
  '/api/%E9',
  '/api/office',
  '/api/office/listings',
  '/api/Office/listings',
  '/api/%6fffice/x',
  '/api/ｏffice/x',
  '/media/../api/office/x',
  '/api/auth/sign-in',
  '/api/AUTH/sign-out',
  '/api/site/../auth/sign-in',
])('%j is not', (path) => {
  for (const method of ['GET', 'POST']) expect(allowed({ url: origin + path, method })).toBeUndefined();
});

test.each([
  (own: string) => own.replace('http://', 'http://user:secret@'),
  (own: string) => own.replace('http://', 'https://'),
  (own: string) => `${own}.evil.example`,
  (own: string) => own.replace('http://127.0.0.1', 'http://localhost'),
  () => 'http://evil.example',
  () => 'file://',
  () => 'data:text/plain,',
  () => 'not an address',
])('another origin is refused: %#', (other) => {
  expect(allowed({ url: `${other(origin)}/api/site` })).toBeUndefined();
});

test.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'post', ''])(
  'so is the method %j',
  (method) => {
    expect(allowed({ method })).toBeUndefined();
  },
);

test('an account is for the form that a visitor sent to a private page of the release that asks', () => {
  const form = { url: `${origin}/api/auth/sign-in`, method: 'POST', credentials: 'same-origin' } as const;
  const sent = { form: 'email=a&password=b' };
  expect(allowed({ ...form, app: 'mf-owner', page: sent })).toBe(form.url);
  expect(allowed({ ...form, app: 'mf-owner', page: { ...sent, url: 'http://site/fr/login/code/' } })).toBe(
    form.url,
  );
  expect(allowed({ ...form, app: 'mf-owner' })).toBeUndefined();
  expect(allowed({ ...form, app: 'mf-x', page: sent })).toBeUndefined();
  expect(allowed({ ...form, app: 'toString', page: sent })).toBeUndefined();
  expect(allowed({ ...form, app: 'mf-owner', method: 'GET', page: sent })).toBeUndefined();
  expect(allowed({ ...form, app: 'mf-owner', credentials: 'omit', page: sent })).toBeUndefined();
  expect(
    allowed({ ...form, app: 'mf-owner', page: { ...sent, url: 'http://site/fr/contact/' } }),
  ).toBeUndefined();
  const office = { ...form, url: `${origin}/api/office/sign-in` };
  expect(allowed({ ...office, app: 'mf-owner', page: sent })).toBeUndefined();
});

const PIECES = [
  ...[
    'api',
    'API',
    'auth',
    'Auth',
    'office',
    'oFFice',
    'media',
    'images',
    'metrics',
    'content-state',
    'site',
  ],
  ...['/', '//', '\\', '.', '..', '...', '%2e', '%2E%2e', '%252e', '%2f', '%2F', '%5c', '%255c', ';', ';a=b'],
  ...[
    '\0',
    '%00',
    '\t',
    '\n',
    '%0d%0a',
    ' ',
    '%20',
    '?',
    '#',
    '@',
    ':',
    '．',
    '‥',
    '․',
    '／',
    '∕',
    '＼',
    '%c0%ae',
  ],
  ...['%ef%bc%8f', 'ſ', 'ｏ', 'é', '%C3%A9', '%E9', '%', '%zz', '*', '{', '|', '[', 'http://evil.example/'],
];
const hostilePath = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.constantFrom('api', 'media', 'images'),
      fc.array(fc.constantFrom(...PIECES, '/'), { maxLength: 10 }),
    )
    .map(([prefix, pieces]) => `${prefix}/${pieces.join('')}`),
  fc.webPath(),
  fc.string({ unit: 'binary' }),
);

test('whatever is let through ends below the three prefixes, and at no account and no office', async () => {
  await fc.assert(
    fc.asyncProperty(hostilePath, fc.constantFrom('GET', 'POST'), async (path, method) => {
      const url = allowed({ url: `${origin}/${path}`, method });
      if (url === undefined) return;
      reached.length = 0;
      await fetch(url, { method, redirect: 'manual' });
      expect(reached).toMatchObject([{ route: 'open' }]);
      // Nor would a proxy that decodes more than once, or that folds slashes, lead elsewhere.
      const [target = ''] = reached[0]!.raw.split('?');
      const twice = decodeURIComponent(decodeURIComponent(target)).normalize('NFKC');
      const folded = new URL(twice.replaceAll(/[/\\]+/g, '/'), origin).pathname.toLowerCase();
      expect(folded).toMatch(/^\/(api|media|images)\/./);
      expect(folded).not.toMatch(/^\/api\/(auth|office)(\/|$)/);
    }),
    { numRuns: 2_000 },
  );
});
