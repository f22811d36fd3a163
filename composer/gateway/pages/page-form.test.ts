import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { Availability } from '../api-calls/availability.ts';
import { TEXTS } from '../../testing/made-up-site.ts';
import { pageForm } from './page-form.ts';

/** The API, which takes the files of forms. */
let api: Server;
let answer: (request: IncomingMessage) => [status: number, body: unknown] | undefined;
let asked: { headers: IncomingMessage['headers']; url: string | undefined; body: string }[] = [];
/** What it does with the next request instead. */
let meetOnce: ((incoming: IncomingMessage) => unknown) | undefined;
const listener: RequestListener = (incoming, response) => {
  const meet = meetOnce;
  meetOnce = undefined;
  if (meet) return void meet(incoming);
  void text(incoming).then((body) => {
    asked.push({ headers: incoming.headers, url: incoming.url, body });
    const answered = answer(incoming);
    if (!answered) return;
    const [status, content] = answered;
    response.writeHead(status).end(JSON.stringify(content));
  });
};
beforeAll(async () => {
  api = createServer(listener);
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  api.closeAllConnections();
  return new Promise((resolve) => void api.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const answering = () => new Availability({ awayAfter: 60_000, probe: async () => {} });

const SITE = 'http://site.example';
const PHOTO = Buffer.from('bytes of a photo');
const app = (availability: Availability) => {
  const { port } = api.address() as AddressInfo;
  const page = express();
  const site = {
    languages: ['nl', 'fr', 'en', 'de'] as const,
    defaultLanguage: 'fr' as const,
    texts: TEXTS,
    formFiles: { url: `http://127.0.0.1:${port}/files`, availability, patience: 50, silence: 60_000 },
  };
  page.use(pageForm({ bytes: 1_000, site, publicUrl: undefined, log: pino({ enabled: false }) }));
  page.post('/{*path}', (incoming, response) => void response.send(incoming.body));
  page.use(((_error, _request, response, _next) => {
    response.status(500).send('failed');
  }) as express.ErrorRequestHandler);
  return page;
};
const send = (path = '/fr/estimation/', availability = answering()) =>
  request(app(availability)).post(path).set('host', 'site.example').set('origin', SITE);

test('the files of a form go to the API, and the page gets its fields', async () => {
  answer = () => [
    200,
    {
      fields: [
        ['street', 'Rue & Haute'],
        ['photos', 'id/16/a.jpg'],
      ],
    },
  ];
  const response = await send()
    .set('cookie', 'a=b')
    .field('street', 'Rue & Haute')
    .attach('photos', PHOTO, 'a.jpg')
    .expect(200);
  expect(response.text).toBe('street=Rue+%26+Haute&photos=id%2F16%2Fa.jpg');
  const [call] = asked;
  expect(call).toMatchObject({
    url: '/files',
    headers: {
      origin: SITE,
      'x-forwarded-host': 'site.example',
      'x-forwarded-for': expect.stringContaining('127.0.0.1'),
    },
    body: expect.stringContaining('bytes of a photo'),
  });
});

test.each([
  [429, 429],
  [422, 422],
  [500, 503],
  [503, 503],
])('files that the API refuses with %i are not told as received: %i', async (refused, status) => {
  answer = () => [refused, {}];
  await send().attach('photos', PHOTO, 'a.jpg').expect(status);
});

test.each([
  ['fr', 429, {}, 'busy (fr)'],
  ['de', 422, { errors: [{ field: 'body', rule: '', messageKey: 'too-large' }] }, 'too large (de)'],
  ['nl', 413, {}, 'too large (nl)'],
  ['en', 422, { errors: [{ field: 'body', rule: '', messageKey: 'invalid' }] }, 'unreadable (en)'],
  ['en', 422, 'no problem', 'unreadable (en)'],
  ['nl', 503, { code: 'unavailable' }, 'away (nl)'],
])('a browser is told in its language (%s) why %i', async (language, status, body, text) => {
  answer = () => [status, body];
  const response = await send(`/${language}/x/`)
    .set('accept', 'text/html,*/*;q=0.8')
    .attach('photos', PHOTO, 'a.jpg')
    .expect(status)
    .expect('content-type', /^text\/html/);
  expect(response.text).toContain(`<html lang="${language}">`);
  expect(response.text).toContain(text);
});

test('a program is told by a problem', async () => {
  answer = () => [429, {}];
  const { body } = await send()
    .set('accept', 'application/json')
    .attach('photos', PHOTO, 'a.jpg')
    .expect(429);
  expect(body).toMatchObject({ status: 429, code: 'too-many-requests' });
});

test('an answer of the API that is no form, or too large a one, reaches no page', async () => {
  answer = () => [200, { fields: [['street', 1]] }];
  await send().attach('photos', PHOTO, 'a.jpg').expect(500);
  answer = () => [200, { fields: [['street', 'x'.repeat(2_000)]] }];
  await send().attach('photos', PHOTO, 'a.jpg').expect(413);
});

test('an API that hangs is away for files too: who is first is told after a while, others at once', async () => {
  answer = () => undefined;
  const availability = new Availability({ awayAfter: 50, probe: () => new Promise(() => {}) });
  await send('/fr/estimation/', availability).attach('photos', PHOTO, 'a.jpg').expect(503);
  expect(availability.isAway).toBe(true);
  expect(asked).toHaveLength(1);
  await send('/fr/estimation/', availability).attach('photos', PHOTO, 'a.jpg').expect(503);
  expect(asked).toHaveLength(1);
});

test.each([
  ['an API that reads nothing', (incoming: IncomingMessage) => incoming.pause()],
  ['an API that breaks off', (incoming: IncomingMessage) => incoming.destroy()],
])('%s does not cut off who sends large files: they are told in their language', async (_what, meet) => {
  meetOnce = meet;
  const availability = new Availability({ awayAfter: 50, probe: () => new Promise(() => {}) });
  const response = await send('/de/bewertung/', availability)
    .set('accept', 'text/html')
    .attach('photos', Buffer.alloc(20_000_000), 'a.jpg')
    .expect(503)
    .expect('retry-after', '30');
  expect(response.text).toContain('away (de)');
});

test('files from another site do not reach the API', async () => {
  await send().set('origin', 'https://evil.example').attach('photos', PHOTO, 'a.jpg').expect(403);
  expect(asked).toEqual([]);
});
