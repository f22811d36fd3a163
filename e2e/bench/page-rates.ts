import autocannon from 'autocannon';
import { median } from './budget.ts';

/** A server that tells its CPU time. */
export interface Server {
  /** Of the page that is asked for. */
  url: string;
  metricsUrl: string;
}

export interface Load {
  /** Requests per second by the clock. */
  perSecond: number;
  /** Requests per second of CPU time of the server, which other load changes little. */
  perCpuSecond: number;
  /** Median and 99th percentile of the latency, ms. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  /** Requests. */
  amount: number;
  connections: number;
  headers?: Record<string, string>;
}

/** Asks a server for a page, many times. Throws where an answer is neither the page nor, to who knows it, 304. */
export async function load(
  { url, metricsUrl }: Server,
  { headers = {}, ...options }: LoadOptions,
): Promise<Load> {
  const before = await readCpuSeconds(metricsUrl);
  const start = performance.now();
  // It ends with a sample, each so many ms.
  const result = await autocannon({ url, headers, sampleInt: 20, ...options });
  const seconds = (performance.now() - start) / 1000;
  const { errors, timeouts, latency, statusCodeStats } = result;
  const isKnown = 'if-none-match' in headers;
  const expected = isKnown ? (statusCodeStats['304']?.count ?? 0) : result['2xx'];
  if (errors || timeouts || expected < options.amount)
    throw new Error(
      `${url}: ${expected} of ${options.amount} answers were ${isKnown ? '304' : 'pages'}, ${errors + timeouts} requests failed`,
    );
  return {
    perSecond: options.amount / seconds,
    perCpuSecond: options.amount / ((await readCpuSeconds(metricsUrl)) - before),
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** CPU time of a server and its renderers since they started, from its metrics. */
async function readCpuSeconds(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  const figures = metrics.matchAll(/^(?:process_cpu|facade_renderer_cpu)_seconds_total (\S+)$/gm);
  return [...figures].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

/** Where the middle half of the values begins, their median, and where that half ends. */
export function middle(values: number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return [at(0.25), median(values), at(0.75)];
}
