import request from 'supertest';
import { listening, urlOf } from '../testing/gateway-under-test.ts';
import { siteProxy } from './site-proxy.ts';

/** A site that answers with what it was asked, and a proxy before it. */
async function proxied(allowsWrites: boolean) {
  const site = urlOf(
    await listening(({ method, url, headers }, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ method, url, headers })),
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
  const { body } = await proxy.get('/api/list?a=1').set(HEADERS).expect(200);
  expect(body).toMatchObject({ method: 'GET', url: '/api/list?a=1' });
  expect(body.headers).toMatchObject({ host: new URL(site).host, origin: site });
  for (const name of ['cookie', 'authorization', 'referer', 'x-forwarded-for'])
    expect(body.headers).not.toHaveProperty(name);
});

test('with writes a form arrives as from the site, with the session', async () => {
  const { proxy, site } = await proxied(true);
  const { body } = await proxy.post('/api/forms/contact').set(HEADERS).send('a=1').expect(200);
  expect(body).toMatchObject({ method: 'POST', headers: { origin: site, cookie: HEADERS.cookie } });
});

test('the state of the content is not told, so that nothing is kept', async () => {
  const { proxy } = await proxied(false);
  await proxy.get('/content-state').expect(404);
});
