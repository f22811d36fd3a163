import { expect, test } from '../../site/test.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';

test('the gateway reports its health, the live releases and its metrics', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toMatchObject({ status: 'ok' });
  const ready = await (await request.get('/readyz')).json();
  expect(ready).toMatchObject({ status: 'ready', remotes: { 'mf-search': expect.any(String) } });
  await request.get('/fr/a-vendre/');
  const metrics = await (await request.get(siteUnderTest().metricsUrl)).text();
  expect(metrics).toMatch(/facade_http_request_seconds_count\{kind="page",status="200"\} \d+/);
});

test('metrics have a port of their own, not that of visitors', async ({ request }) => {
  for (const path of ['/metrics', '/fr/metrics/'])
    expect(await (await request.get(path)).text()).not.toContain('facade_http_request');
  expect((await request.get(new URL('/fr/', siteUnderTest().metricsUrl).href)).status()).toBe(404);
});

test('so does the API, with figures and the state of its content on a port of their own', async ({
  request,
}) => {
  const { apiUrl, apiInternalUrl } = siteUnderTest();
  expect((await request.get(`${apiUrl}/healthz`)).status()).toBe(200);
  expect((await request.get(`${apiUrl}/readyz`)).status()).toBe(200);
  expect(await (await request.get(`${apiInternalUrl}/metrics`)).text()).toContain('_bucket{');
  expect(await (await request.get(`${apiInternalUrl}/content-state`)).json()).toEqual({
    source: expect.any(String),
    configuration: expect.any(Number),
    versions: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
  for (const path of ['/metrics', '/content-state'])
    expect((await request.get(apiUrl + path)).status()).toBe(404);
});
