import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Stands for the server at which a provider of captchas verifies tokens. */
export interface TestCaptchaProvider {
  address: string;
  /** What it was asked, in order. */
  asked: Record<string, string>[];
  /** Its next answers; 503 where it is undefined. */
  answer: object | undefined;
  close(): void;
}

/** Starts a provider that takes the token `solved` and no other. */
export async function startCaptchaProvider(): Promise<TestCaptchaProvider> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      provider.asked.push(fields);
      response.statusCode = provider.answer ? 200 : 503;
      const isSolved = fields.response === 'solved';
      response.end(JSON.stringify({ success: isSolved, ...provider.answer }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const provider: TestCaptchaProvider = {
    address: `http://127.0.0.1:${port}/siteverify`,
    asked: [],
    answer: {},
    close: () => server.close(),
  };
  return provider;
}
