import { gateway, sharedGateway } from '../testing/gateway-under-test.ts';
import { rawRequest } from 'composer/testing/raw-request.ts';

/** Asks the API for one thing. */
const ASKING_SHELL = `
exports.shared = {};
exports.render = async (request) => {
  await request.fetch(request.apiBaseUrl + '/api/shown');
  return { kind: 'page', status: 200, inlineScripts: [], pipe: (target) => target.end('<body></body>'), abort() {} };
};`;

const FORGED = '198.51.100.66';
/** What proxies, content networks and web servers write an address or a host into. */
const FORGERIES: Record<string, string> = {
  'X-Forwarded-For': FORGED,
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'gopher',
  'X-Forwarded-Port': 'forged-port',
  'X-Forwarded-Prefix': '/evil',
  'X-Forwarded-Server': 'evil.example',
  'X-Forwarded-Ssl': 'on',
  X_Forwarded_For: FORGED,
  Forwarded: `for=${FORGED};host=evil.example;proto=gopher`,
  Via: '1.1 evil.example',
  'X-Real-IP': FORGED,
  'True-Client-IP': FORGED,
  'CF-Connecting-IP': FORGED,
  'CF-Connecting-IPv6': '2001:db8:66::1',
  'Fastly-Client-IP': FORGED,
  'X-Client-IP': FORGED,
  'X-Cluster-Client-IP': FORGED,
  'X-Azure-ClientIP': FORGED,
  'X-Envoy-External-Address': FORGED,
  'X-Original-Forwarded-For': FORGED,
  'X-Original-Host': 'evil.example',
  'X-Original-URL': '/evil',
  'X-Rewrite-URL': '/evil',
  'X-Host': 'evil.example',
  'X-HTTP-Method-Override': 'DELETE',
  'X-Site-Address': 'https://evil.example',
  'Proxy-Authorization': 'Basic ZXZpbA==',
};
const SAID = /198\.51\.100\.66|evil|gopher|forged-port|2001:db8:66|ZXZpbA/;

/** Without a balancer nobody is believed; with one only what it says. */
const WITHOUT_PROXY = { settings: {}, balancer: {}, forAddress: '127.0.0.1' };
const BEHIND = {
  'one proxy': { TRUST_PROXY: '1' },
  'a proxy with this address': { TRUST_PROXY: '127.0.0.1' },
};

const only = (names: string[], headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
const TOLD = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

test.each(Object.entries(FORGERIES))('a visitor’s own %s does not reach the API', async (name, value) => {
  const { site, asked } = await sharedGateway(WITHOUT_PROXY.settings);
  await site.get('/api/listings').set('host', 'agency.example').set(name, value).expect(200);
  expect(JSON.stringify(asked)).not.toMatch(SAID);
  expect(only(TOLD, asked[0]!.headers)).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'agency.example',
  });
});

describe.each(Object.entries(BEHIND))('behind %s', (_name, settings) => {
  test('the API is told what the proxy says, in one value each, and nothing that stood before it', async () => {
    const { site, asked } = await sharedGateway(settings);
    await site
      .get('/api/listings')
      .set({
        ...FORGERIES,
        'X-Forwarded-For': `${FORGED}, 203.0.113.5`,
        'X-Forwarded-Host': 'agency.example',
        'X-Forwarded-Proto': 'https',
      })
      .expect(200);
    expect(JSON.stringify(asked)).not.toMatch(SAID);
    expect(only(TOLD, asked[0]!.headers)).toEqual({
      'x-forwarded-for': '203.0.113.5',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'agency.example',
    });
  });
});

test('proxies with public addresses are not taken for visitors', async () => {
  const { site, asked } = await sharedGateway({ TRUST_PROXY: 'loopback, 198.51.100.0/24' });
  for (const visitor of ['203.0.113.5', '203.0.113.6', '2001:db8:7::1'])
    await site.get('/api/x').set('x-forwarded-for', `192.0.2.1, ${visitor}, 198.51.100.9`).expect(200);
  expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '203.0.113.5',
    '203.0.113.6',
    '2001:db8:7::1',
  ]);
});

test('an address outside the trusted ones is not believed', async () => {
  const { site, asked } = await sharedGateway({ TRUST_PROXY: '203.0.113.77' });
  await site.get('/api/x').set('x-forwarded-for', FORGED).expect(200);
  expect(asked[0]!.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('the public address of the site is the configured one, whatever the request says', async () => {
  const { site, asked } = await sharedGateway({ PUBLIC_URL: 'https://www.agency.example', TRUST_PROXY: '1' });
  await site.get('/api/x').set({ host: 'evil.example', 'x-forwarded-host': 'evil.example' }).expect(200);
  expect(asked[0]!.headers).toMatchObject({
    'x-forwarded-host': 'www.agency.example',
    'x-forwarded-proto': 'https',
  });
  expect(JSON.stringify(asked)).not.toContain('evil');
});

test('a client that waits for leave to send its body, or calls headers hop-by-hop, gains nothing', async () => {
  const { url, asked } = await sharedGateway();
  const answer = await rawRequest(
    url,
    `POST /api/forms/contact HTTP/1.1\r\nHost: agency.example\r\nX-Forwarded-For: ${FORGED}\r\nExpect: 100-continue\r\n` +
      'Connection: close, X-Forwarded-For\r\nTE: trailers\r\nContent-Length: 2\r\n\r\n{}',
  );
  expect(answer).toContain('HTTP/1.1 200');
  expect(JSON.stringify(asked)).not.toMatch(SAID);
  expect(asked[0]!.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', connection: 'keep-alive' });
  expect(asked[0]!.headers).not.toHaveProperty('expect');
});

test('what the API needs to answer does reach it', async () => {
  const { site, asked } = await sharedGateway();
  const needed = {
    cookie: 'owner.session_token=mine',
    origin: 'http://agency.example',
    'accept-language': 'nl',
    'if-none-match': 'W/"1"',
    range: 'bytes=0-1',
    'user-agent': 'a browser',
  };
  await site.get('/media/1').set(needed).expect(200);
  expect(asked[0]!.headers).toMatchObject(needed);
});

test('the trace that a trusted proxy names reaches the API, from pages and proxies; what is none does not', async () => {
  const { site, asked } = await gateway({ TRUST_PROXY: 'loopback' }, undefined, { shell: ASKING_SHELL });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await site.get('/fr/').set('traceparent', traceparent).expect(200);
  await site.get('/api/listings').set('traceparent', traceparent).expect(200);
  await site.get('/api/listings').set('traceparent', 'evil').expect(200);
  const told = asked
    .filter(({ url }) => /^\/api\/(shown|listings)/.test(url!))
    .map(({ url, headers }) => [url, headers['traceparent']]);
  expect(told).toEqual([
    ['/api/shown', traceparent],
    ['/api/listings', traceparent],
    ['/api/listings', undefined],
  ]);
});
