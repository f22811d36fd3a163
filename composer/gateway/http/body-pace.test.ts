import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { jest } from '@jest/globals';
import express from 'express';
import { toUrl } from '../../testing/gateway-under-test.ts';
import { gateway } from '../../testing/made-up-site.ts';
import { rawConnection, untilClosed } from '../../testing/raw-request.ts';
import { bodyPace } from './body-pace.ts';

const WINDOW = 30_000;

// Only the clock of the windows stands still: connections are real.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: agency.example\r\nOrigin: http://agency.example\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`;

/** A server with the limit alone, and the requests that reached it. */
async function limited(handle: (request: IncomingMessage) => void = () => {}) {
  const app = express().use(bodyPace);
  let arrived: (request: IncomingMessage) => void;
  const request = new Promise<IncomingMessage>((resolve) => (arrived = resolve));
  app.post('/', (incoming, response) => {
    handle(incoming);
    incoming.on('end', () => response.send('taken'));
    arrived(incoming);
  });
  app.post('/answered', (incoming, response) => {
    response.status(405).send('no');
    arrived(incoming);
  });
  const server: Server = app.listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return { url: toUrl(server), request };
}
const opened: Server[] = [];
afterAll(() => opened.forEach((server) => server.close()));

/** Resolves when the server has read so many bytes of the body. */
const received = (request: IncomingMessage, bytes: number) =>
  new Promise<void>((resolve) => {
    let count = 0;
    request.on('data', (chunk: Buffer) => {
      if ((count += chunk.length) === bytes) resolve();
    });
  });

test.each(['/fr/contact/', '/echo', '/unknown/'])(
  'a body to %s that stays away for 30 s is ended with 408',
  async (path) => {
    const { url } = await gateway();
    const socket = await rawConnection(url);
    const answer = untilClosed(socket);
    let isEnded = false;
    void answer.then(() => (isEnded = true));
    socket.write(`${post(path, 100)}a`);
    // A window in which the page has not begun to read the body does not count.
    while (!isEnded) {
      await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(WINDOW);
    }
    expect(await answer).toContain('HTTP/1.1 408');
  },
);

test('one byte less than 1 KB/s is too slow', async () => {
  const { url, request } = await limited();
  const socket = await rawConnection(url);
  const answer = untilClosed(socket);
  socket.write(post('/', 100_000));
  const incoming = await request;
  const slow = received(incoming, WINDOW - 1);
  socket.write('a'.repeat(WINDOW - 1));
  await slow;
  jest.advanceTimersByTime(WINDOW);
  expect(await answer).toContain('HTTP/1.1 408');
});

test('a body of 1 KB/s is taken, for as many windows as it needs', async () => {
  const { url, request } = await limited();
  const socket = await rawConnection(url);
  const answer = untilClosed(socket);
  socket.write(post('/', 3 * WINDOW + 1));
  const incoming = await request;
  for (let window = 0; window < 3; window++) {
    const steady = received(incoming, WINDOW);
    socket.write('a'.repeat(WINDOW));
    await steady;
    jest.advanceTimersByTime(WINDOW);
  }
  socket.write('a');
  expect(await answer).toContain('taken');
});

test('a body that is not read here is not slow', async () => {
  const { url, request } = await limited((incoming) => incoming.pause());
  const socket = await rawConnection(url);
  const answer = untilClosed(socket);
  socket.write(post('/', 10));
  const incoming = await request;
  socket.write('0123456789'.slice(1));
  while (incoming.readableLength === 0) await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(2 * WINDOW);
  incoming.resume();
  socket.write('0');
  expect(await answer).toContain('taken');
});

test('a body that goes on slowly after its answer is ended too', async () => {
  const { url, request } = await limited();
  const socket = await rawConnection(url);
  const answer = untilClosed(socket);
  socket.write(post('/answered', 100).replace('Connection: close\r\n', ''));
  await request;
  jest.advanceTimersByTime(WINDOW);
  expect(await answer).toContain('HTTP/1.1 405');
});

test('a body that is there leaves no clock behind', async () => {
  const { url } = await limited((incoming) => incoming.resume());
  const before = jest.getTimerCount();
  const socket = await rawConnection(url);
  socket.write(`${post('/', 1)}a`);
  expect(await untilClosed(socket)).toContain('taken');
  expect(jest.getTimerCount()).toBe(before);
});
