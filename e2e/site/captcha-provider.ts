import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts a stand-in for the server at which a provider of captchas verifies tokens; it takes `solved` with the right secret key. */
export async function startCaptchaProvider(): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { response: token, secret } = Object.fromEntries(new URLSearchParams(body));
      response.end(JSON.stringify({ success: token === 'solved' && secret === 'the-secret' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
