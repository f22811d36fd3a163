import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { ApiCalls } from '../api-calls/api-calls.ts';
import { visitorFetch } from './render-for-visitor.ts';

let server: Server;
let url: string;
let asked: IncomingHttpHeaders;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hangs' || request.url === '/readyz') return;
    asked = request.headers;
    response.setHeader('set-cookie', ['session=new; HttpOnly', 'other=1']).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const request = {
  headers: { cookie: 'session=mine', 'user-agent': 'a browser' },
  ip: '192.0.2.7',
  protocol: 'https',
  host: 'agency.example',
  id: 'request-1',
} as unknown as Request;
const shared = (async () => new Response('shared')) as unknown as typeof fetch;

const fetchOfVisitor = (deadline = Date.now() + 5_000, awayAfter = 60_000) =>
  visitorFetch(request, {
    shared,
    calls: new ApiCalls({ baseUrl: url.slice(0, -1), awayAfter }),
    deadline,
    origin: 'https://agency.example',
  });

test('public reads are shared and tell nothing of the visitor', async () => {
  const visitor = fetchOfVisitor();
  expect(await (await visitor.fetch(url, { credentials: 'omit' })).text()).toBe('shared');
  expect(visitor.isPrivate()).toBe(false);
});

test('private reads carry the visitor, and the page is private', async () => {
  const visitor = fetchOfVisitor();
  await visitor.fetch(url, { credentials: 'same-origin' });
  expect(asked).toMatchObject({
    cookie: 'session=mine',
    'x-forwarded-for': '192.0.2.7',
    origin: 'https://agency.example',
    'x-request-id': 'request-1',
  });
  expect(visitor.isPrivate()).toBe(true);
});

test('cookies that the API sets go to the visitor', async () => {
  const visitor = fetchOfVisitor();
  await visitor.fetch(url, { method: 'POST', body: '{}', credentials: 'same-origin' });
  expect(visitor.cookies()).toEqual(['session=new; HttpOnly', 'other=1']);
});

test('a private read ends as soon as the API answers nobody', async () => {
  const { fetch: ask } = fetchOfVisitor(Date.now() + 60_000, 50);
  await expect(ask(`${url}hangs`, { credentials: 'same-origin' })).rejects.toMatchObject({ name: 'ApiAway' });
  await expect(ask(`${url}hangs`, { credentials: 'same-origin' })).rejects.toMatchObject({ name: 'ApiAway' });
});

test('a command waits to the deadline of its page: it may be done already', async () => {
  const { fetch: ask } = fetchOfVisitor(Date.now() + 300, 50);
  const command = ask(`${url}hangs`, { method: 'POST', body: '{}', credentials: 'same-origin' });
  await expect(command).rejects.toMatchObject({ name: 'TimeoutError' });
});
