import { expect, test } from '../../site/test.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';

test('the gateway says that it lives, what is live, and its figures', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toMatchObject({ status: 'ok' });
  const ready = await (await request.get('/readyz')).json();
  expect(ready).toMatchObject({ status: 'ready', remotes: { 'mf-search': expect.any(String) } });
  await request.get('/fr/a-vendre/');
  const metrics = await (await request.get('/metrics')).text();
  expect(metrics).toMatch(/facade_http_request_seconds_count\{kind="page",status="200"\} \d+/);
});

test('so does the API', async ({ request }) => {
  const { apiUrl } = siteUnderTest();
  expect((await request.get(`${apiUrl}/healthz`)).status()).toBe(200);
  expect((await request.get(`${apiUrl}/readyz`)).status()).toBe(200);
  expect(await (await request.get(`${apiUrl}/metrics`)).text()).toContain('_bucket{');
});
