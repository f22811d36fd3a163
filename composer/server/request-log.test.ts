import express from 'express';
import request from 'supertest';
import { requestLog } from './request-log.ts';
import { serverLog } from './logged-fields.ts';

const PROBES = ['/healthz', '/readyz', '/metrics', '/content-state', '/readyz?from=balancer'];

/** A server that answers 500 at `/fault`, else `status`, and what it logs. */
function logged(status = 200) {
  const lines: string[] = [];
  const log = serverLog('test', 'trace', { write: (line) => void lines.push(line) });
  const app = express().use(requestLog(log, 'info'));
  app.get('/{*path}', (asked, answer) => void answer.status(asked.path === '/fault' ? 500 : status).end());
  return { site: request(app), lines: () => lines.map((line) => JSON.parse(line)) };
}

test.each(['a b"c', 'a/b', 'x'.repeat(101)])(
  'the request id %j is replaced: it could forge a log line',
  async (given) => {
    const { site, lines } = logged();
    const { headers } = await site.get('/').set('x-request-id', given);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(lines()[0].req.id).toBe(headers['x-request-id']);
  },
);

test('the id of a proxy in front is kept', async () => {
  const { headers } = await logged().site.get('/').set('x-request-id', 'balancer-1234');
  expect(headers['x-request-id']).toBe('balancer-1234');
});

test('faults are errors, what watches the process is not worth a line', async () => {
  const { site, lines } = logged();
  for (const path of ['/page', '/fault', ...PROBES]) await site.get(path);
  expect(lines().map(({ level }) => level)).toEqual([30, 50]);
});

test.each([404, 503])('a probe that is answered %i is', async (status) => {
  const { site, lines } = logged(status);
  for (const path of PROBES) await site.get(path);
  expect(lines().map(({ res }) => res.statusCode)).toEqual(PROBES.map(() => status));
});

test('that a process which was asked to end is not ready is no fault', async () => {
  const lines: string[] = [];
  const log = serverLog('test', 'trace', { write: (line) => void lines.push(line) });
  const app = express().use(requestLog(log, 'info'));
  app.get('/readyz', (_asked, answer) => {
    answer.locals['isNoFault'] = true;
    answer.status(503).end();
  });
  await request(app).get('/readyz').expect(503);
  expect(lines).toEqual([]);
});

test('what only begins like a probe is no probe', async () => {
  const { site, lines } = logged();
  for (const path of ['/metrics-of-homes', '/readyz/x', '/content-states']) await site.get(path);
  expect(lines()).toHaveLength(3);
});
