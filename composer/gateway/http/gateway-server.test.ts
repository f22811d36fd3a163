import { once } from 'node:events';
import type { Server } from 'node:http';
import { toUrl } from '../../testing/gateway-under-test.ts';
import { rawConnection, rawRequest, untilClosed } from '../../testing/raw-request.ts';
import { gatewayServer } from './gateway-server.ts';
import type { ConnectionLimits } from './gateway-server.ts';

const opened: Server[] = [];
afterAll(() => opened.forEach((server) => server.close()));

/** The gateway's server with limits that a test need not wait for. */
async function listen(limits: Partial<ConnectionLimits>): Promise<string> {
  const server = gatewayServer((_request, response) => void response.end('answered'), {
    headers: 250,
    request: 60_000,
    checkInterval: 5,
    idle: 60_000,
    ...limits,
  });
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return toUrl(server);
}

test('headers have ten seconds, a whole upload fifteen minutes, checked every second; idle connections outlive those of balancers', () => {
  expect(gatewayServer(() => {})).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 900_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 65_000,
  });
});

test('a connection whose headers do not end is ended with 408', async () => {
  const socket = await rawConnection(await listen({}));
  socket.write('GET /fr/ HTTP/1.1\r\nHost: agency.example\r\nX-Slow: ');
  expect(await untilClosed(socket)).toContain('HTTP/1.1 408');
});

test('a hundred connections that send a byte now and then are all ended, and others are answered meanwhile', async () => {
  const url = await listen({ headers: 3_000 });
  const slow = await Promise.all(Array.from({ length: 100 }, () => rawConnection(url)));
  const dripping = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('a')), 5);
  const ends = slow.map(untilClosed);
  expect(await rawRequest(url, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(
    'answered',
  );
  await Promise.all(ends);
  clearInterval(dripping);
});

test('a connection that sends nothing is ended', async () => {
  expect(await untilClosed(await rawConnection(await listen({})))).not.toContain('200');
});

test('a body that takes longer than an upload may is ended', async () => {
  const socket = await rawConnection(await listen({ request: 260 }));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\na');
  await untilClosed(socket);
  expect(socket.destroyed).toBe(true);
});
