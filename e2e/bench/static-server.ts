import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Baseline of kept pages: a server that sends one answer, bytes and headers, to everybody, and reports its CPU time at `/metrics`.
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
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.headers['if-none-match'] === headers.etag) {
    response.statusCode = 304;
    return void response.end();
  }
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
