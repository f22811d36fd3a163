import autocannon from 'autocannon';
import type { AnswerServer } from './answer-server.ts';

export interface Load {
  /** Responses per second of the server's CPU time. */
  perCpuSecond: number;
  /** ms. */
  p99: number;
}

/** Requests the paths in turn, `amount` requests in all, `atOnce` concurrently, each of which has paths of its own. Throws when a status is not 200. */
export async function loadPaths(
  server: AnswerServer,
  paths: string[],
  amount: number,
  atOnce: number,
): Promise<Load> {
  let visitors = 0;
  const before = await server.usage();
  const { latency, non2xx, errors } = await autocannon({
    url: server.url,
    connections: atOnce,
    amount,
    // It ends with a sample.
    sampleInt: 20,
    setupClient(client) {
      const first = visitors++ % Math.min(atOnce, paths.length);
      client.setRequests(paths.filter((_path, index) => index % atOnce === first).map((path) => ({ path })));
    },
  });
  const { cpuSeconds } = await server.usage();
  if (non2xx || errors) throw new Error(`${server.url}: ${non2xx + errors} requests failed`);
  return { perCpuSecond: amount / (cpuSeconds - before.cpuSeconds), p99: latency.p99 };
}
