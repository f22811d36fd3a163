import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './own-site.ts';

/** A proxy between gateway and API that delays responses, or answers as an API without its database. */
interface SlowApi {
  url: string;
  /** Delays responses for matching paths by this many ms; without `ms` they never arrive. */
  delay(path: RegExp, ms?: number): void;
  /** From now on answers for matching paths as the API does while its database is away; `undefined`: for none. */
  withoutDatabase(path: RegExp | undefined): void;
  /** Number of requests for matching paths so far. */
  requestCount(path: RegExp): number;
}

/** For tests with a slow API: the gateway reaches the API through `slowApi`. */
export const test = base.extend<{
  slowApi: SlowApi & { target: string };
  apiTimeout: number;
  apiAwayAfter: number;
}>({
  /** ms that a page waits for an API that is busy. */
  apiTimeout: [5_000, { option: true }],
  /** ms after which an API that answers nothing is away. */
  apiAwayAfter: [10_000, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
  slowApi: async ({}, provide) => {
    const delays: { path: RegExp; ms: number | undefined }[] = [];
    const paths: string[] = [];
    let unavailable: RegExp | undefined;
    const server = createServer((incoming, outgoing) => {
      paths.push(incoming.url!);
      if (unavailable?.test(incoming.url!)) return refuse(incoming, outgoing);
      const delay = delays.find(({ path }) => path.test(incoming.url!));
      if (!delay) return pass(incoming, outgoing);
      if (delay.ms !== undefined) setTimeout(() => pass(incoming, outgoing), delay.ms);
    });
    const refuse = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      incoming.resume();
      outgoing.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' });
      outgoing.end(JSON.stringify({ type: 'about:blank', title: 'away', status: 503, code: 'unavailable' }));
    };
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
      withoutDatabase: (path: RegExp | undefined) => void (unavailable = path),
      requestCount: (path: RegExp) => paths.filter((requested) => path.test(requested)).length,
    };
    await provide(slowApi);
    server.closeAllConnections();
    server.close();
  },
  ownSettings: async ({ slowApi, apiTimeout, apiAwayAfter }, provide) =>
    provide({
      API_URL: slowApi.url,
      API_AWAY_AFTER: String(apiAwayAfter),
      API_TIMEOUT: String(apiTimeout),
      DEADLINE_FACTOR: '1',
    }),
  ownSite: async ({ slowApi, ownSite }, provide) => {
    slowApi.target = ownSite.apiUrl;
    await provide(ownSite);
  },
});

export { expect } from './own-site.ts';
