import express from 'express';
import request from 'supertest';
import { listening } from '../../testing/gateway-under-test.ts';
import { sharedGateway } from '../../testing/made-up-site.ts';
import { cspReports } from './beacons.ts';
import { gatewayMetrics } from './metrics.ts';
import { ApiCalls } from '../api-calls/api-calls.ts';

async function reports() {
  const metrics = gatewayMetrics(
    new ApiCalls({ baseUrl: 'http://api.invalid', awayAfter: 1_000 }),
    'site_',
    () => [],
  );
  const app = express();
  app.use(cspReports({ count: metrics.countViolation }));
  app.get('/metrics', metrics.expose);
  const site = request(await listening(app));
  return {
    send: (body: unknown, type = 'application/csp-report') =>
      site
        .post('/csp-reports')
        .type(type)
        .send(typeof body === 'string' ? body : JSON.stringify(body)),
    counted: async () =>
      Object.fromEntries(
        [...(await site.get('/metrics')).text.matchAll(/^site_csp_reports_total\{(.*)\} (\d+)$/gm)].map(
          ([, labels, count]) => [labels, Number(count)],
        ),
      ),
  };
}

const report = (directive: string) => ({
  'csp-report': {
    'document-uri': 'https://agency.example/fr/?email=jan@example.be',
    'effective-directive': directive,
    'blocked-uri': 'https://evil.example/x.js',
    'script-sample': 'jan@example.be',
  },
});
const violation = (directive: string) => ({
  type: 'csp-violation',
  url: 'https://agency.example/fr/',
  body: { effectiveDirective: directive, blockedURL: 'https://evil.example/' },
});

test('violations are counted by directive, in both forms that browsers send', async () => {
  const { send, counted } = await reports();
  await send(report('script-src-elem')).expect(204);
  await send(
    [violation('img-src'), violation('script-src-elem'), { type: 'deprecation' }],
    'application/reports+json',
  ).expect(204);
  expect(await counted()).toEqual({ 'directive="script-src-elem"': 2, 'directive="img-src"': 1 });
});

test('older browsers name the directive with its values', async () => {
  const { send, counted } = await reports();
  await send({ 'csp-report': { 'violated-directive': "img-src 'self' data:" } }).expect(204);
  expect(await counted()).toEqual({ 'directive="img-src"': 1 });
});

test('no name, address or sample from outside becomes a label', async () => {
  const { send, counted } = await reports();
  for (const name of ['https://evil.example/', 'a'.repeat(1_000), '"} 1', '__proto__', 'constructor', ''])
    await send(report(name)).expect(204);
  expect(await counted()).toEqual({ 'directive="other"': 6 });
});

test('one report counts twenty times at most', async () => {
  const { send, counted } = await reports();
  await send(
    Array.from({ length: 90 }, () => violation('img-src')),
    'application/reports+json',
  ).expect(204);
  expect(await counted()).toEqual({ 'directive="img-src"': 20 });
});

test.each([
  ['{', 400],
  ['null', 400],
  ['{}', 400],
  ['{"csp-report":[]}', 400],
  ['[1]', 400],
  [`{"csp-report":{"effective-directive":"${'x'.repeat(20_000)}"}}`, 413],
])('%.30s… is no report: %s', async (body, status) => {
  const { site } = await sharedGateway();
  await site.post('/csp-reports').type('application/csp-report').send(body).expect(status);
});

test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
  'reports are not sent as %s',
  async (type) => {
    const { send } = await reports();
    await send('{}', type).expect(415);
  },
);

test('who sends many is refused', async () => {
  const { send } = await reports();
  for (let count = 0; count < 30; count++) await send(report('img-src')).expect(204);
  await send(report('img-src')).expect(429);
});

test('pages name the address of reports, and deny what the site does not use', async () => {
  const { site } = await sharedGateway();
  const { headers } = await site.get('/fr/').expect(200);
  expect(headers['content-security-policy']).toMatch(/report-uri \/csp-reports;report-to csp/);
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  const policy = headers['permissions-policy']!;
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])
    expect(policy).toContain(`${feature}=()`);
  expect(policy).toContain('fullscreen=(self)');
  expect(policy).not.toContain('*)');
});
