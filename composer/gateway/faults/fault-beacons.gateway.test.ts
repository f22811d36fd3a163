import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { runReleaseCommand } from '../../cli/cli.ts';
import { createGateway } from '../create-gateway.ts';
import { findBrowserFaults } from '../releases/outcomes.ts';
import { LOG_OPTIONS } from '../../server/logged-fields.ts';
import { listening } from '../../testing/gateway-under-test.ts';
import { gateway, madeUpSite, sharedGateway } from '../../testing/made-up-site.ts';

const FAULT = {
  app: 'mf-search',
  version: '1',
  kind: 'render',
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  stack: ['web/list.js:1:12'],
};

function logLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return { lines, log: pino({ ...LOG_OPTIONS, level: 'warn' }, stream) };
}

const figures = (text: string) =>
  [...text.matchAll(/^site_browser_faults_total\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels} ${count}`,
  );

test('a fault in a browser is in metrics, log and status of its version', async () => {
  const { lines, log } = logLines();
  const { site, figures: metrics, store } = await gateway({}, log);
  for (const kind of ['render', 'render', 'hydration'])
    await site
      .post('/faults')
      .send({ ...FAULT, kind })
      .expect(204);
  expect(figures((await metrics.get('/metrics')).text)).toEqual([
    'remote="mf-search",version="1",kind="render" 2',
    'remote="mf-search",version="1",kind="hydration" 1',
  ]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'fault in a browser',
      remote: 'mf-search',
      version: '1',
      kind: 'render',
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
      err: {
        type: 'TypeError',
        message: "Cannot read properties of undefined (reading 'price')",
        stack: '    at /mf-search/1/web/list.js:1:12',
      },
    }),
    expect.objectContaining({ kind: 'hydration' }),
  ]);
  const told = async () => findBrowserFaults((await store.readOutcomes()).known, 'mf-search', '1')?.counts;
  while ((await told())?.hydration !== 1) await new Promise(setImmediate);
  const status = (json: boolean) =>
    runReleaseCommand(store, { action: 'status', app: 'mf-search', json }, '');
  expect(await status(false)).toMatch(
    /● 1 {2}.*, faults in browsers: 2 render, 1 hydration \(last \d{4}-\d\d-\d\d \d\d:\d\d\)$/m,
  );
  expect(JSON.parse(await status(true)).apps[0].versions[0]).toMatchObject({
    version: '1',
    outcomes: [],
    browserFaults: { counts: { render: 2, hydration: 1 } },
  });
});

test('a gateway that ends tells the store of the last faults', async () => {
  const { site, store, end } = await gatewayThatEnds();
  await site.post('/faults').send(FAULT).expect(204);
  await end();
  expect((await store.readOutcomes()).known).toMatchObject([{ app: 'mf-search', counts: { render: 1 } }]);
});

async function gatewayThatEnds() {
  const { settings, store } = await gateway();
  const log = pino({ level: 'silent' });
  const ending = createGateway(settings, (parts) => madeUpSite(settings, parts), {
    log,
    metricsPrefix: 'site_',
  });
  return { site: request(await listening(ending.app)), store, end: () => ending.close() };
}

test('texts with markup, e-mails and addresses are text in the log, and those of a visitor are not there', async () => {
  const { lines, log } = logLines();
  const { site } = await gateway({}, log);
  const message =
    'Error: <img src=x onerror=alert(1)> jan@example.be "Jan Peeters" https://site.example/?q=s3cret';
  await site
    .post('/faults')
    .send({ ...FAULT, message })
    .expect(204);
  expect(lines).toHaveLength(1);
  const { err } = JSON.parse(lines[0]!);
  expect(err.message).toBe('<img src=x onerror=alert(1)> (e-mail) "…" (address)');
});

test.each<[string, unknown, number]>([
  ['no JSON', '{', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['nothing', '{}', 400],
  ['a number as app', { ...FAULT, app: 7 }, 400],
  ['a path as app', { ...FAULT, app: '../mf-search' }, 400],
  ['a version with a line break', { ...FAULT, version: '1\n2' }, 400],
  ['a version without end', { ...FAULT, version: '1'.repeat(201) }, 400],
  ['a kind of Object', { ...FAULT, kind: 'constructor' }, 400],
  ['a message without end', { ...FAULT, message: 'x'.repeat(201) }, 400],
  ['a stack that is text', { ...FAULT, stack: 'web/list.js:1:12' }, 400],
  ['a stack of an address', { ...FAULT, stack: ['https://evil.example/web/list.js:1:12'] }, 400],
  ['a stack of a page', { ...FAULT, stack: ['web/list.js:1:12 /fr/?q=s3cret'] }, 400],
  ['a stack without end', { ...FAULT, stack: Array.from({ length: 21 }, () => 'web/a.js:1:1') }, 400],
  ['a field more', { ...FAULT, address: '/fr/' }, 400],
  ['a prototype', `{"__proto__":{"app":"mf-search"},"kind":"render"}`, 400],
  ['a huge body', { ...FAULT, message: 'x'.repeat(1_000_000) }, 413],
])('%s is refused', async (_what, body, status) => {
  const { site, figures: metrics } = await sharedGateway({ TRUST_PROXY: '1' });
  await site
    .post('/faults')
    .set('x-forwarded-for', `192.0.2.${(visitor += 1)}`)
    .type('application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body))
    .expect(status);
  expect(figures((await metrics.get('/metrics')).text)).toEqual([]);
});

let visitor = 0;

test.each<[string, Record<string, string>, number]>([
  ['as text', { 'content-type': 'text/plain' }, 415],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['compressed', { 'content-encoding': 'gzip' }, 415],
  ['by another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['by another host of the domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['by an old browser on another site', { origin: 'https://evil.example' }, 403],
])('what is sent %s is refused', async (_what, headers, status) => {
  const { site } = await sharedGateway({ TRUST_PROXY: '1' });
  await site
    .post('/faults')
    .set({ 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.250', ...headers })
    .send(JSON.stringify(FAULT))
    .expect(status);
});

test('a page of this site sends them, and reads nothing', async () => {
  const { site, url } = await gateway();
  const { headers } = await site
    .post('/faults')
    .set({ origin: url, 'sec-fetch-site': 'same-origin' })
    .send(FAULT)
    .expect(204);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  await site.get('/faults').expect(({ status }) => expect(status).not.toBe(204));
});

test('two hundred of one visitor at once: thirty count, and pages are answered meanwhile', async () => {
  const { site, figures: metrics } = await gateway();
  const statuses: number[] = [];
  const send = async () => {
    for (let times = 0; times < 10; times++) statuses.push((await site.post('/faults').send(FAULT)).status);
  };
  const flood = Promise.all(Array.from({ length: 20 }, send));
  await site.get('/fr/').expect(200);
  await flood;
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(170);
  expect(figures((await metrics.get('/metrics')).text)).toEqual([
    'remote="mf-search",version="1",kind="render" 30',
  ]);
});
