import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Baseline of cached pages: a server that sends one answer, bytes and headers, to everybody, and reports its CPU time at `/metrics`.
 * Usage: node static-server.ts answer.json. Sends its port to its parent process as a message.
 */
const { headers, body } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

const server = createServer((request, response) => {
  if (request.url === '/metrics') {
    const { user, system } = process.cpuUsage();
    return void response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
  }
  const isKnown = request.headers['if-none-match'] === headers.etag;
  response.statusCode = isKnown ? 304 : 200;
  // A client would wait for the length of a body that does not come.
  for (const [name, value] of Object.entries(headers))
    if (!isKnown || !name.startsWith('content-')) response.setHeader(name, value);
  response.end(isKnown ? undefined : bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
