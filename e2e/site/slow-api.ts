import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './own-site.ts';

/** What stands between gateway and API, and holds answers back. */
interface SlowApi {
  url: string;
  /** Answers to requests for paths like this are late by so many ms; without `ms` they never come. */
  delay(path: RegExp, ms?: number): void;
  /** Requests for paths like this that have arrived so far. */
  asked(path: RegExp): number;
}

/** For tests of a site whose API is slow: its gateway reaches the API through `slowApi`. */
export const test = base.extend<{ slowApi: SlowApi & { target: string } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  slowApi: async ({}, provide) => {
    const delays: { path: RegExp; ms: number | undefined }[] = [];
    const paths: string[] = [];
    const server = createServer((incoming, outgoing) => {
      paths.push(incoming.url!);
      const delay = delays.find(({ path }) => path.test(incoming.url!));
      if (!delay) return pass(incoming, outgoing);
      if (delay.ms !== undefined) setTimeout(() => pass(incoming, outgoing), delay.ms);
    });
    const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const { method, headers, url } = incoming;
      const answered = forward(new URL(url!, slowApi.target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      });
      answered.on('error', () => outgoing.destroy());
      incoming.pipe(answered);
    };
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const slowApi = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      target: '',
      delay: (path: RegExp, ms?: number) => void delays.push({ path, ms }),
      asked: (path: RegExp) => paths.filter((asked) => path.test(asked)).length,
    };
    await provide(slowApi);
    server.closeAllConnections();
    server.close();
  },
  ownSettings: async ({ slowApi }, provide) =>
    provide({ API_URL: slowApi.url, API_AWAY_AFTER: '1000', API_TIMEOUT: '5000' }),
  ownSite: async ({ slowApi, ownSite }, provide) => {
    slowApi.target = ownSite.apiUrl;
    await provide(ownSite);
  },
});

export { expect } from './own-site.ts';
