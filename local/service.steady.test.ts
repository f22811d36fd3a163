import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilSteady } from './service.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** One that answers `/readyz` so, and one's process that runs until it is ended. */
async function member(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { member: { name: 'gateway 1', url, service: { ended, lastLines: 'Out of memory.' } }, end };
}
const { signal: never } = new AbortController();

test('one that is ready for a while is steady', async () => {
  const { member: ready } = await member((_, answer) => answer.end());
  await untilSteady(ready, never);
});

test('one that ends meanwhile is an error with what it said', async () => {
  const { member: ending, end } = await member((_, answer) => (answer.writeHead(503).end(), end()));
  await expect(untilSteady(ending, never)).rejects.toThrow(/^gateway 1 has ended:\nOut of memory\.$/);
});

test('one that does not get ready, or never answers, is waited for no longer than the limit', async () => {
  const { member: busy } = await member((_, answer) => answer.writeHead(503).end());
  await expect(untilSteady(busy, never, 500)).rejects.toThrow('gateway 1 was not ready');
  const { member: silent } = await member(() => {});
  await expect(untilSteady(silent, never, 500)).rejects.toThrow('gateway 1 was not ready');
});

test('nobody is waited for when the fleet stops', async () => {
  const stopping = new AbortController();
  const { member: silent } = await member(() => stopping.abort());
  await untilSteady(silent, stopping.signal);
});
