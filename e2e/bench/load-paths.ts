import { Agent, get } from 'node:http';
import type { AnswerServer } from './answer-server.ts';

export interface Load {
  /** Responses per second of the server's CPU time. */
  perCpuSecond: number;
  /** Responses per second of wall-clock time. */
  perSecond: number;
  /** ms. */
  p99: number;
}

/** Requests the paths in turn, `amount` requests in all, `atOnce` concurrently. Throws when a status is not 200. */
export async function loadPaths(
  server: AnswerServer,
  paths: string[],
  amount: number,
  atOnce: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const remaining = Array.from({ length: amount }, (_, index) => paths[index % paths.length]!).values();
  const times: number[] = [];
  const cpuBefore = await server.cpuSeconds();
  const start = performance.now();
  const visitor = async () => {
    for (const path of remaining) {
      const start = performance.now();
      await ask(server.url + path, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const seconds = (performance.now() - start) / 1000;
  const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
  agent.destroy();
  return {
    perCpuSecond: amount / cpuSeconds,
    perSecond: amount / seconds,
    p99: times.toSorted((a, b) => a - b)[Math.floor(0.99 * (amount - 1))]!,
  };
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}
