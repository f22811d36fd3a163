import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { assertFree, freePort } from './ports.ts';

test('a free port passes the check, and stays free', async () => {
  const port = await freePort();
  await assertFree(port, '127.0.0.1', 'PORT');
  await assertFree(port, '127.0.0.1', 'PORT');
});

test('a port in use: the error names it and the setting for another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertFree(port, '127.0.0.1', 'API_PORT')).rejects.toThrow(
    `Port ${port} is in use. End what listens there, or choose another one: API_PORT=${port + 1} npm start`,
  );
  server.close();
});

test('an address of another machine is refused', async () => {
  await expect(assertFree(0, '192.0.2.1', 'PORT')).rejects.toThrow('Cannot listen on 192.0.2.1');
});
