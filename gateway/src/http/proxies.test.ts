import { ClientRequest, createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { ApiCalls } from 'composer/gateway';
import { apiParts } from 'composer/gateway';
import { apiProxies, SILENCE, UPLOAD_SILENCE } from './proxies.ts';

type Answer = Parameters<typeof createServer>[1];
const opened: Server[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on a free port, and its origin. */
async function serve(handler: Answer): Promise<string> {
  const server = createServer(handler as never);
  opened.push(server);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The proxies before an API, as a gateway has them. */
async function proxied(api: string, { awayAfter = 300, targets = {} } = {}) {
  const calls = new ApiCalls({ baseUrl: api, awayAfter });
  const all = { api, forms: api, owner: api, media: api, ...targets };
  const app = express().use(
    apiProxies({
      targets: all,
      publicUrl: undefined,
      apiAwayAfter: awayAfter,
      apiParts: apiParts({ api, apiAwayAfter: awayAfter, availability: calls.availability }),
      log: pino({ enabled: false }),
    }),
  );
  return { url: await serve(app), calls };
}

const echo = () => serve((incoming, response) => void incoming.resume().on('end', () => response.end()));

test.each([
  ['/api/uploads', UPLOAD_SILENCE],
  ['/api/forms/contact', SILENCE],
])('the API may be silent to %s for %i ms', async (path, silence) => {
  const limits = jest.spyOn(ClientRequest.prototype, 'setTimeout');
  const { url } = await proxied(await echo());
  await request(url).post(path).send('photo').expect(200);
  expect(limits.mock.calls.map(([ms]) => ms)).toContain(silence);
});

test('the API of the agency’s programs is not reached by way of the site, and no token is passed on', async () => {
  const told: [string, string | undefined][] = [];
  const { url } = await proxied(
    await serve(({ method, url: path, headers }, response) => {
      told.push([`${method} ${path}`, headers.authorization]);
      response.end();
    }),
  );
  const token = { authorization: 'Bearer a-token' };
  await request(url).put('/api/office/listings/7').set(token).send({}).expect(404);
  await request(url).delete('/api/office/listings/7').set(token).expect(404);
  await request(url).get('/api/office').set(token).expect(404);
  for (const path of ['/api/listings', '/api/officer', '/api/forms/contact', '/media/1.webp'])
    await request(url).get(path).set(token).expect(200);
  // However it is written: without its token the API refuses it.
  await request(url).delete('/api/%6Fffice/listings/7').set(token).expect(200);
  expect(told.filter(([, given]) => given)).toEqual([]);
  expect(told).toHaveLength(5);
});

/** An API that takes requests and answers none. */
const hanging = (asked: string[] = []) => serve(({ url }) => void (url !== '/readyz' && asked.push(url!)));

test.each(['get', 'post'] as const)(
  'an API that hangs is away for a %s too, and each later one is told at once',
  async (method) => {
    const asked: string[] = [];
    const { url, calls } = await proxied(await hanging(asked));
    const first = await request(url)[method]('/api/forms/contact').expect(503);
    expect(first.headers['retry-after']).toBe('30');
    expect(first.type).toBe('application/problem+json');
    expect(first.body).toMatchObject({ status: 503, code: 'fault', title: 'The API does not answer' });
    expect(calls.availability.isAway).toBe(true);
    await request(url).get('/media/1.webp').expect(503);
    expect(asked).toEqual(['/api/forms/contact']);
  },
);

test('pages and proxies know the same: what one has found out, the other one need not', async () => {
  const api = await hanging();
  const { url, calls } = await proxied(api);
  const away = new Promise((resolve) => calls.availability.onAway(resolve));
  calls.read(`${api}/api/site`, 'a', async () => {});
  await away;
  await request(url).get('/api/site').expect(503);
});

test('a connection that is refused is answered at once', async () => {
  const api = await echo();
  opened.splice(0).forEach((server) => server.close());
  const { url } = await proxied(api, { awayAfter: 60_000 });
  const answer = await request(url).get('/api/site').expect(502);
  expect(answer.headers['retry-after']).toBe('30');
});

test('an API that is busy is not away: what it answers late arrives', async () => {
  const late: (() => void)[] = [];
  let probes = 0;
  const api = await serve((incoming, response) => {
    if (incoming.url !== '/readyz') return void late.push(() => response.end('late'));
    response.end('{}');
    // More than twice the silence that makes an API away has passed then.
    if (++probes === 5) late.forEach((answer) => answer());
  });
  const { url, calls } = await proxied(api, { awayAfter: 1_000 });
  expect(await (await fetch(`${url}/api/site`)).text()).toBe('late');
  expect(calls.availability.isAway).toBe(false);
});

test('neither an answer that has begun, nor a file on its way, nor a picture that is drawn is cut when the API goes away', async () => {
  const begun: ServerResponse[] = [];
  const api = await serve((incoming, response) => {
    if (incoming.url === '/readyz') return;
    begun.push(response);
    if (incoming.url === '/api/site') response.write('first half, ');
    incoming.resume();
  });
  const { url, calls } = await proxied(api);
  const away = new Promise((resolve) => calls.availability.onAway(resolve));
  const long = fetch(`${url}/api/site`);
  const picture = fetch(`${url}/media/1.webp`);
  const upload = fetch(`${url}/api/uploads`, { method: 'POST', body: 'photo' });
  const ended = (await long).text();
  // This one is cut, and makes the gateway look.
  expect((await fetch(`${url}/api/listings`)).status).toBe(503);
  await away;
  begun.forEach((response) => response.end('second half'));
  expect(await ended).toBe('first half, second half');
  expect((await upload).status).toBe(200);
  expect((await picture).status).toBe(200);
});

test.each([
  ['a small one', Buffer.from('photo')],
  ['one that does not fit into any buffer', Buffer.alloc(20_000_000)],
])('an upload, %s, is the first to meet an API that hangs: it is told', async (_what, body) => {
  const { url, calls } = await proxied(await hanging(), { awayAfter: 60 });
  await request(url).post('/api/uploads').type('application/octet-stream').send(body).expect(503);
  expect(calls.availability.isAway).toBe(true);
});

test('a picture is the first to meet an API that hangs: it is told, and others at once meanwhile', async () => {
  const { url, calls } = await proxied(await hanging(), { awayAfter: 300 });
  const away = new Promise((resolve) => calls.availability.onAway(resolve));
  let isTold = false;
  const first = request(url)
    .get('/media/1.webp')
    .then((answer) => ((isTold = true), answer.status));
  await away;
  await request(url).get('/media/2.webp').expect(503);
  expect(isTold).toBe(false);
  expect(await first).toBe(503);
});

test('an upload is answered late by an API that does nothing else meanwhile: for nobody it is away', async () => {
  const api = await serve(({ url }, response) => {
    if (url !== '/readyz') setTimeout(() => response.end('done'), 300);
  });
  const { url, calls } = await proxied(api, { awayAfter: 60 });
  const away = jest.fn();
  calls.availability.onAway(away);
  await request(url).post('/api/uploads').send('photo').expect(200);
  expect(away).not.toHaveBeenCalled();
});

/** A connection over which a form with a file is sent bit by bit; it reads nothing before it is asked to. */
async function slowUpload(url: string, length: number) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  const failed = new Promise<never>((_, reject) => void socket.once('error', reject));
  failed.catch(() => {});
  const write = (data: string | Buffer) =>
    Promise.race([failed, new Promise<unknown>((sent) => void socket.write(data, sent))]);
  await write(`POST /api/uploads HTTP/1.1\r\nHost: site\r\nContent-Length: ${length}\r\n\r\n`);
  const answer = async () => {
    const data = await Promise.race([
      failed,
      new Promise((resolve) => void socket.resume().once('data', resolve)),
    ]);
    socket.destroy();
    return String(data);
  };
  return { write, answer };
}

test('an upload that goes on, however slowly, is not cut off when the API does not answer others', async () => {
  const calls = { site: Promise.withResolvers<void>() };
  const api = await serve((incoming, response) => {
    if (incoming.url === '/api/site') calls.site.resolve();
    if (incoming.url === '/api/uploads') incoming.resume().on('end', () => response.end('kept'));
  });
  const { url } = await proxied(api, { awayAfter: 100 });
  const chunks = 100;
  const { write, answer } = await slowUpload(url, chunks);
  const others = request(url)
    .get('/api/site')
    .then(({ status }) => status);
  // More than an upload may stand still, in all.
  for (let chunk = 0; chunk < chunks; chunk++) {
    await write('x');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await others).toBe(503);
  expect(await answer()).toMatch(/^HTTP\/1\.1 200/);
});

test('who reads nothing before all is sent, as browsers do, is told too', async () => {
  const { url } = await proxied(await hanging(), { awayAfter: 60 });
  const length = 20_000_000;
  const { write, answer } = await slowUpload(url, length);
  await write(Buffer.alloc(length));
  expect(await answer()).toMatch(/^HTTP\/1\.1 503/);
});

test('a part of the API on a server of its own may be away alone', async () => {
  const { url, calls } = await proxied(await echo(), { targets: { owner: await hanging() } });
  await request(url).get('/api/owner').expect(503);
  await request(url).get('/api/owner').expect(503);
  await request(url).get('/api/site').expect(200);
  expect(calls.availability.isAway).toBe(false);
});
