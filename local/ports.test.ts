import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { assertFree, freePort } from './ports.ts';

test('a free port is free, and stays so after the check', async () => {
  const port = await freePort();
  await assertFree(port, '127.0.0.1', 'PORT');
  await assertFree(port, '127.0.0.1', 'PORT');
});

test('a busy port: which one, and by which setting to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertFree(port, '127.0.0.1', 'API_PORT')).rejects.toThrow(
    `Port ${port} is in use. End what listens there, or choose another one: API_PORT=${port + 1} npm start`,
  );
  server.close();
});

test('a host that is not this machine', async () => {
  await expect(assertFree(0, '192.0.2.1', 'PORT')).rejects.toThrow('Cannot listen on 192.0.2.1');
});
