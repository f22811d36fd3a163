import request from 'supertest';
import { listening, toUrl } from '../testing/gateway-under-test.ts';
import { siteProxy } from './site-proxy.ts';

/** A site that answers with what it was asked, and a proxy before it. */
async function proxied(allowsWrites: boolean) {
  const site = toUrl(
    await listening(({ method, url, headers }, response) =>
      response
        .setHeader('content-type', 'application/json')
        .setHeader('set-cookie', 'session=1')
        .end(JSON.stringify({ method, url, headers })),
    ),
  );
  return { site, proxy: request(await listening(siteProxy(site, { allowsWrites }))) };
}

const HEADERS = {
  cookie: 'session=of-another-server-on-localhost',
  authorization: 'Bearer secret',
  referer: 'http://localhost:4000/secret',
  'x-forwarded-for': '10.0.0.1',
  origin: 'http://localhost:4000',
  host: 'localhost:4000',
  'x-http-method-override': 'DELETE',
  connection: 'upgrade',
  upgrade: 'websocket',
};

test.each(['post', 'put', 'patch', 'delete'] as const)(
  '%s is refused, and says what would allow it',
  async (method) => {
    const { proxy } = await proxied(false);
    await proxy[method]('/api/forms/contact')
      .send('a=1')
      .expect(403, /--write/);
  },
);

test('a read reaches the site without what is of this machine', async () => {
  const { proxy, site } = await proxied(false);
  const { body, headers } = await proxy.get('/api/list?a=1').set(HEADERS).expect(200);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).toMatchObject({ method: 'GET', url: '/api/list?a=1' });
  expect(body.headers).toMatchObject({ host: new URL(site).host, origin: site });
  const kept = ['cookie', 'authorization', 'referer', 'x-forwarded-for', 'upgrade', 'x-http-method-override'];
  for (const name of kept) expect(body.headers).not.toHaveProperty(name);
});

test('with writes a form arrives as from the site, with the session', async () => {
  const { proxy, site } = await proxied(true);
  const { body, headers } = await proxy.post('/api/forms/contact').set(HEADERS).send('a=1').expect(200);
  expect(headers['set-cookie']).toEqual(['session=1']);
  expect(body).toMatchObject({ method: 'POST', headers: { origin: site, cookie: HEADERS.cookie } });
});

test.each(['http://evil.example', 'http://localhost:3000', 'http://localhost:4000.evil.example', 'null'])(
  'what a page of %s asks does not reach the site',
  async (origin) => {
    const { proxy } = await proxied(true);
    await proxy
      .post('/api/forms/contact')
      .set({ ...HEADERS, origin })
      .expect(403, /^Only pages/);
  },
);

test('a gateway that asks by itself names the address of its page', async () => {
  const { proxy, site } = await proxied(true);
  const asked = { origin: 'http://localhost:4000', 'x-forwarded-host': 'localhost:4000' };
  const { body } = await proxy.post('/api/forms/contact').set(asked).expect(200);
  expect(body.headers).toMatchObject({ origin: site });
});

test('the state of the content is not told, so that nothing is kept', async () => {
  const { proxy } = await proxied(false);
  await proxy.get('/content-state').expect(404);
});
