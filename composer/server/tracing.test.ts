import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import express from 'express';
import request from 'supertest';
import { requestLog } from './request-log.ts';
import { serverLog } from './logged-fields.ts';
import { startTracing } from './start-tracing.ts';
import { passedOnTraces, readHeaders } from './tracing.ts';
import type { Tracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const GIVEN = `00-${TRACE}-b7ad6b7169203331-01`;

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Takes the spans that are sent to it, by the name of their service. */
async function collector(status = 200) {
  const spans: (Span & { service: unknown })[] = [];
  const server = createServer(async (asked, answer) => {
    const { resourceSpans } = (await json(asked)) as {
      resourceSpans: {
        resource: { attributes: Span['attributes'] };
        scopeSpans: { spans: Span[] }[];
      }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value['stringValue'];
      spans.push(...scopeSpans.flatMap((scope) => scope.spans).map((span) => ({ ...span, service })));
    }
    answer.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A program behind a proxy on this machine that answers with the trace that it would pass on, and what it logs. */
function program(tracing: Tracing, { trustProxy = 'loopback' as string | false } = {}) {
  const lines: string[] = [];
  const log = serverLog('test', 'info', { write: (line) => void lines.push(line) });
  const app = express().set('trust proxy', trustProxy);
  app.use(
    tracing.follow(() => 'page'),
    requestLog(log, 'info'),
  );
  app.use((asked, answer) => void answer.json({ traceparent: asked.traceparent }));
  const ask = async (traceparent?: string, path = '/fr/?email=jan@example.be') => {
    const asking = request(app).get(path);
    const { body } = await (traceparent === undefined ? asking : asking.set('traceparent', traceparent));
    return body.traceparent as string | undefined;
  };
  return { ask, lines };
}

const settings = (OTEL_EXPORTER_OTLP_ENDPOINT?: string, OTEL_TRACES_SAMPLER_ARG = 1) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_SAMPLER_ARG,
});
const quiet = { warn: () => {} };

test('without a collector a trace is passed on as it came, and logged; none is begun', async () => {
  expect(await startTracing('gateway', settings(), quiet)).toBe(passedOnTraces);
  const { ask, lines } = program(passedOnTraces);
  expect(await ask(GIVEN)).toBe(GIVEN);
  expect(JSON.parse(lines[0]!).req.trace).toBe(TRACE);
  expect(await ask()).toBeUndefined();
  expect(JSON.parse(lines[1]!).req).not.toHaveProperty('trace');
});

test.each([
  '',
  'x',
  `${GIVEN}-more`,
  `ff-${TRACE}-b7ad6b7169203331-01`,
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  GIVEN.toUpperCase(),
])('%j is no trace, and reaches neither log nor others', async (given) => {
  const { ask, lines } = program(passedOnTraces);
  expect(await ask(given)).toBeUndefined();
  expect(JSON.parse(lines[0]!).req).not.toHaveProperty('trace');
});

test('with one the requests of two programs are spans of one trace, without what visitors typed', async () => {
  const { spans, url } = await collector();
  const gateway = await startTracing('gateway', settings(url), quiet);
  const api = await startTracing('agency-api', settings(`${url}/`), quiet);
  const passedOn = await program(gateway).ask(GIVEN);
  expect(passedOn).toMatch(new RegExp(`^00-${TRACE}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
  const { ask, lines } = program(api);
  await ask(passedOn, '/api/listings');
  await ask(undefined, '/readyz');
  expect(JSON.parse(lines[0]!).req.trace).toBe(TRACE);
  await Promise.all([gateway.close(), api.close()]);

  expect(spans).toHaveLength(2);
  const first = spans.find(({ service }) => service === 'gateway')!;
  const second = spans.find(({ service }) => service === 'agency-api')!;
  expect(first).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331', name: 'GET page' });
  expect(second).toMatchObject({ traceId: TRACE, parentSpanId: first.spanId });
  expect(JSON.stringify(first.attributes)).toContain('200');
  expect(JSON.stringify(spans)).not.toContain('jan');
});

test('work within a request is a span of it, a failed one too; work of nobody is none, and without a collector there are none', async () => {
  const { spans, url } = await collector();
  const tracing = await startTracing('gateway', settings(url), quiet);
  const app = express().use(tracing.follow(() => 'page'));
  const [render, query] = [{ name: 'render' }, { name: 'select', isElsewhere: true }];
  app.get('/', async (_asked, answer) => {
    const told = await tracing.during!(render, async () => {
      await new Promise(setImmediate);
      return tracing.during!(query, () => Promise.reject(new Error('jan@example.be'))).catch(() => 'told');
    });
    answer.send(told);
  });
  await Promise.all([1, 2].map(() => request(app).get('/').expect('told')));
  expect(await tracing.during!(render, async () => 'done')).toBe('done');
  await tracing.close();
  const requests = spans.filter(({ name }) => name === 'GET page');
  expect(spans).toHaveLength(6);
  for (const name of ['render', 'select'])
    expect(
      spans
        .filter((span) => span.name === name)
        .map(({ traceId, parentSpanId }) => [traceId, parentSpanId])
        .sort(),
    ).toEqual(requests.map(({ traceId, spanId }) => [traceId, spanId]).sort());
  expect(JSON.stringify(spans)).not.toContain('jan');
  expect(passedOnTraces.during).toBeUndefined();
});

test('the flag of a header does not make a trace one that is sent', async () => {
  const { spans, url } = await collector();
  const tracing = await startTracing('gateway', settings(url, 0), quiet);
  expect(await program(tracing).ask(GIVEN)).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  await tracing.close();
  expect(spans).toEqual([]);
});

test('a visitor does not choose the trace that a request belongs to; the log has the one that they sent', async () => {
  const { spans, url } = await collector();
  const tracing = await startTracing('gateway', settings(url), quiet);
  const { ask, lines } = program(tracing, { trustProxy: false });
  expect(await ask(GIVEN)).not.toContain(TRACE);
  await tracing.close();
  expect(spans).toHaveLength(1);
  expect(spans[0]!.traceId).not.toBe(TRACE);
  expect(JSON.parse(lines[0]!).req).toMatchObject({ trace: spans[0]!.traceId, untrustedTrace: TRACE });

  const passedOn = program(passedOnTraces, { trustProxy: false });
  expect(await passedOn.ask(GIVEN)).toBeUndefined();
  const { req } = JSON.parse(passedOn.lines[0]!);
  expect(req).toHaveProperty('untrustedTrace', TRACE);
  expect(req).not.toHaveProperty('trace');
});

test('a collector that refuses fails no request, and is a line in the log', async () => {
  const { url } = await collector(400);
  const warned: unknown[] = [];
  const tracing = await startTracing('gateway', settings(url), {
    warn: (...line: unknown[]) => void warned.push(line[1]),
  });
  await program(tracing).ask();
  await tracing.close();
  expect(warned).toEqual(['traces are not exported']);
});

test('headers of the exporter may have spaces within their values, and around them', () => {
  expect(readHeaders(' authorization = Bearer abc def , x-key=%20a%2Cb')).toEqual({
    authorization: 'Bearer abc def',
    'x-key': ' a,b',
  });
  expect(() => readHeaders('no pair')).toThrow('must be name=value');
});
