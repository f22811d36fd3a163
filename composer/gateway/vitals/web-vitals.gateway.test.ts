import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { runReleaseCommand } from '../../cli/cli.ts';
import { listening } from '../../testing/gateway-under-test.ts';
import { gateway, madeUpSite, sharedGateway } from '../../testing/made-up-site.ts';
import { createGateway } from '../create-gateway.ts';
import { countVitals, summarizeVitals, sumOfVitals } from './vital-counts.ts';

const VITALS = {
  app: 'shell',
  version: '1',
  shell: '1',
  page: 'home',
  values: { lcp: 1800, inp: 40, cls: 0.02, ttfb: 90 },
};

const figures = (text: string) =>
  [...text.matchAll(/^site_web_vital_(\w+)_count\{(.*)\} (\d+)$/gm)].map(
    ([, name, labels, count]) => `${name} ${labels} ${count}`,
  );

test('how fast a page was is in the metrics and in the status of its version', async () => {
  const { settings, store } = await gateway();
  const ending = createGateway(settings, (parts) => madeUpSite(settings, parts), {
    log: pino({ level: 'silent' }),
    metricsPrefix: 'site_',
  });
  const site = request(await listening(ending.app));
  const metrics = request(await listening(express().use(ending.metrics)));
  for (const lcp of [1800, 2700])
    await site
      .post('/web-vitals')
      .send({ ...VITALS, values: { lcp } })
      .expect(204);
  await site
    .post('/web-vitals')
    .send({ ...VITALS, values: { cls: 0.02, inp: 40 } })
    .expect(204);
  expect(figures((await metrics.get('/metrics')).text)).toEqual([
    'lcp_seconds remote="shell",version="1",page="home" 2',
    'inp_seconds remote="shell",version="1",page="home" 1',
    'cls remote="shell",version="1",page="home" 1',
  ]);
  await ending.close();
  const status = (json: boolean) => runReleaseCommand(store, { action: 'status', app: 'shell', json }, '');
  expect(await status(false)).toMatch(/● 1 {2}.*, p75 of 2 pages: LCP 2.8 s, INP 44 ms, CLS 0.02$/m);
  expect(JSON.parse(await status(true)).apps[0].versions[0]).toMatchObject({
    outcomes: [],
    browserFaults: null,
    webVitals: { lcp: { p75: 2750, pages: 2 } },
  });
});

test('what no live release has makes no figure', async () => {
  const { site, figures: metrics } = await sharedGateway({ TRUST_PROXY: '1' });
  const unknown = [
    { app: 'mf-else', version: '1' },
    { version: '99', shell: '99' },
    { shell: '99', app: 'mf-search' },
    { page: 'made-up' },
    { app: 'mf-search', page: 'made-up' },
    { app: 'mf-search', page: 'home' },
  ];
  for (const change of unknown)
    await site
      .post('/web-vitals')
      .set('x-forwarded-for', '192.0.2.251')
      .send({ ...VITALS, ...change })
      .expect(204);
  expect(figures((await metrics.get('/metrics')).text)).toEqual([]);
});

test.each<[string, unknown, number]>([
  ['no JSON', '{', 400],
  ['a list', [], 400],
  ['nothing measured', { ...VITALS, values: {} }, 400],
  ['a time below zero', { ...VITALS, values: { lcp: -1 } }, 400],
  ['a time of an hour', { ...VITALS, values: { lcp: 3_600_000 } }, 400],
  ['a time that is text', { ...VITALS, values: { lcp: '1800' } }, 400],
  ['no number', '{"app":"shell","version":"1","shell":"1","page":"home","values":{"lcp":NaN}}', 400],
  ['a vital that there is not', { ...VITALS, values: { fid: 1 } }, 400],
  ['an address', { ...VITALS, address: '/fr/?q=s3cret' }, 400],
  ['a path as page', { ...VITALS, page: '/fr/' }, 400],
  ['a page without end', { ...VITALS, page: 'a'.repeat(101) }, 400],
  ['a path as app', { ...VITALS, app: '../shell' }, 400],
  ['a huge body', { ...VITALS, page: 'a'.repeat(1_000_000) }, 413],
])('%s is refused', async (_what, body, status) => {
  const { site, figures: metrics } = await sharedGateway({ TRUST_PROXY: '1' });
  await site
    .post('/web-vitals')
    .set('x-forwarded-for', `192.0.2.${(visitor += 1)}`)
    .type('application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body))
    .expect(status);
  expect(figures((await metrics.get('/metrics')).text)).toEqual([]);
});

let visitor = 0;

test.each<[string, Record<string, string>, number]>([
  ['as text', { 'content-type': 'text/plain' }, 415],
  ['by another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['by an old browser on another site', { origin: 'https://evil.example' }, 403],
])('what is sent %s is refused', async (_what, headers, status) => {
  const { site } = await sharedGateway({ TRUST_PROXY: '1' });
  await site
    .post('/web-vitals')
    .set({ 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.252', ...headers })
    .send(JSON.stringify(VITALS))
    .expect(status);
});

test('other sites use up nothing of what their visitors may send', async () => {
  const { site } = await sharedGateway({ TRUST_PROXY: '1' });
  const send = (from: string) =>
    site
      .post('/web-vitals')
      .set({ 'x-forwarded-for': '192.0.2.253', 'sec-fetch-site': from })
      .send({ ...VITALS, page: 'made-up' });
  for (let time = 0; time < 31; time++) await send('cross-site').expect(403);
  await send('same-origin').expect(204);
});

test('three of four pages are faster than the 75th percentile, however they were counted', () => {
  const pages = [400, 900, 900, 900, 1400, 2200, 2200, 30_000];
  const counts = pages.map((lcp) => countVitals({ lcp })).reduce(sumOfVitals);
  expect(summarizeVitals(counts)).toEqual({ lcp: { p75: 2250, pages: 8 } });
  expect(summarizeVitals(countVitals({ ttfb: 9_000 }))).toEqual({ ttfb: { p75: 3000, pages: 1 } });
  expect(summarizeVitals({})).toEqual({});
});
