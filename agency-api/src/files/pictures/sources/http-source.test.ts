import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureFetcher } from './http-source.ts';
import { pictureHosts } from './picture-hosts.ts';

const LIMITS = { timeoutMs: 5_000, maxBytes: 100 };
const staying = new AbortController().signal;
const sendPicture: RequestListener = (_request, response) =>
  void response.setHeader('content-type', 'image/jpeg').end('picture');

let server: Server;
let port: number;
let answer: RequestListener;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = [];
  answer = sendPicture;
});

const fetchFrom = (url: string, hosts = `127.0.0.1:${port}`) =>
  pictureFetcher(pictureHosts(hosts))(url, LIMITS, staying);
const notAllowed = { fault: 'not-allowed' };

test('a picture is fetched from an allowed host, and from a private one only if its address is listed', async () => {
  expect((await fetchFrom(`http://127.0.0.1:${port}/a.jpg`)).toString()).toBe('picture');
  expect((await fetchFrom(`http://localhost:${port}/a.jpg`, `localhost:${port}`)).toString()).toBe('picture');
});

test.each([
  ['another host', 'http://127.0.0.2:PORT/a.jpg'],
  ['another port of the same host', 'http://127.0.0.1:1/a.jpg'],
  ['the same host by another name', 'http://localhost:PORT/a.jpg'],
  ['the same host as a number', 'http://0x7f000002:PORT/a.jpg'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ['a file', 'file:///etc/passwd'],
  ['a name and a password before another host', 'http://127.0.0.1:PORT@127.0.0.3:PORT/a.jpg'],
])('%s is not asked', async (_name, url) => {
  await expect(fetchFrom(url.replaceAll('PORT', String(port)))).rejects.toMatchObject(notAllowed);
  expect(asked).toEqual([]);
});

test.each(['127.0.0.1', '::ffff:127.0.0.1', '169.254.169.254'])(
  'no request is made to a name that resolves to %s',
  async (address) => {
    const fetchPicture = pictureFetcher(pictureHosts(`photos.example:${port}`), (_name, _options, done) =>
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
    );
    const fetched = fetchPicture(`http://photos.example:${port}/a.jpg`, LIMITS, staying);
    await expect(fetched).rejects.toMatchObject(notAllowed);
    expect(asked).toEqual([]);
  },
);

test('a redirect is followed only to an allowed host', async () => {
  const redirectTo =
    (location: string): RequestListener =>
    (request, response) =>
      request.url === '/moved.jpg'
        ? void response.writeHead(302, { location }).end()
        : sendPicture(request, response);
  answer = redirectTo('/b.jpg');
  expect((await fetchFrom(`http://127.0.0.1:${port}/moved.jpg`)).toString()).toBe('picture');
  expect(asked).toEqual(['/moved.jpg', '/b.jpg']);

  for (const location of [
    `http://localhost:${port}/secret`,
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ]) {
    asked = [];
    answer = redirectTo(location);
    await expect(fetchFrom(`http://127.0.0.1:${port}/moved.jpg`)).rejects.toMatchObject(notAllowed);
    expect(asked).toEqual(['/moved.jpg']);
  }
});

test('a redirect loop ends', async () => {
  answer = (_request, response) => void response.writeHead(302, { location: '/again.jpg' }).end();
  await expect(fetchFrom(`http://127.0.0.1:${port}/a.jpg`)).rejects.toMatchObject({ fault: 'unusable' });
  expect(asked).toHaveLength(4);
});

test.each([
  ['a page', 'text/html', 'page', 'unusable'],
  ['a drawing', 'image/svg+xml', '<svg/>', 'unusable'],
  ['more than the limit', 'image/jpeg', 'x'.repeat(101), 'unusable'],
])('%s is no picture', async (_name, type, body, fault) => {
  answer = (_request, response) => void response.setHeader('content-type', type).end(body);
  await expect(fetchFrom(`http://127.0.0.1:${port}/a.jpg`)).rejects.toMatchObject({ fault });
});
