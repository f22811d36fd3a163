import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';
import { childrenOf } from './child-ids.ts';
import { pinToCore, unpin } from './cores.ts';
import { markupTree } from './markup-tree.ts';

const LIST = '/fr/a-vendre/';
const CONNECTIONS = 8;
/** Requests: a busy machine takes longer for them, and is as warm afterwards. */
const WARM_UP = 1500;
const PER_ROUND = 600;
const ROUNDS = 5;
const SERVER_CORE = 0;
const OTHER_CORE = 1;

/**
 * What the list page costs the processor, beside a server that only streams the same markup with React: requests per second of
 * CPU time, which a busy machine changes little.
 */
export async function measureServerRendering({
  url,
  metricsUrl,
  folder,
  gateway,
  api,
}: BenchSite): Promise<Part> {
  const html = await (await fetch(url + LIST)).text();
  const bare = await startBare(html, folder);
  const servers = [gateway.pid!, ...childrenOf(gateway.pid!)];
  try {
    for (const pid of [process.pid, api.pid!]) pinToCore(pid, OTHER_CORE);
    const isPinned = [...servers, bare.pid].every((pid) => pinToCore(pid, SERVER_CORE));
    const rounds = await alternate(
      { url: url + LIST, metricsUrl: metricsUrl! },
      { url: bare.url, metricsUrl: `${bare.url}metrics` },
    );
    return describe(rounds, isPinned, html.length);
  } finally {
    bare.stop();
    for (const pid of [process.pid, api.pid!, ...servers]) unpin(pid);
  }
}

interface Round {
  gateway: Load;
  bare: Load;
}

/** One after the other, again and again: what else the machine does meets both. */
async function alternate(gateway: Server, bare: Server): Promise<Round[]> {
  for (const server of [gateway, bare]) await load(server, WARM_UP);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ gateway: await load(gateway, PER_ROUND), bare: await load(bare, PER_ROUND) });
  return rounds;
}

interface Server {
  url: string;
  metricsUrl: string;
}

interface Load {
  /** Requests per second of CPU time of the server. */
  perCpuSecond: number;
  p50: number;
  p99: number;
}

async function load({ url, metricsUrl }: Server, amount: number): Promise<Load> {
  const cpuBefore = await cpuSeconds(metricsUrl);
  const { latency, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers were no page, ${errors} requests failed`);
  return {
    perCpuSecond: amount / ((await cpuSeconds(metricsUrl)) - cpuBefore),
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** CPU time that a server, with its renderers if it has any, has used so far, as its figures say. */
async function cpuSeconds(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  const figures = metrics.matchAll(/^(?:process_cpu|facade_renderer_cpu)_seconds_total (\S+)$/gm);
  return [...figures].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

async function startBare(html: string, folder: string) {
  const file = path.join(folder, 'tree.json');
  await writeFile(file, JSON.stringify(await markupTree(html)));
  const server = fork(path.join(import.meta.dirname, 'bare-server.ts'), [file], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(server, 'message')) as [number];
  return { pid: server.pid!, url: `http://127.0.0.1:${port}/`, stop: () => server.kill() };
}

function describe(rounds: Round[], isPinned: boolean, markup: number): Part {
  const ratios = rounds.map(({ gateway, bare }) => gateway.perCpuSecond / bare.perCpuSecond);
  const ratio = median(ratios);
  return {
    title: 'Server rendering of the list page, one core',
    figures: [
      {
        what: 'Gateway and renderers over bare React stream',
        measured: ratio.toFixed(2),
        budget: '0.4',
        isMet: ratio >= 0.4,
      },
    ],
    remarks: [
      `Gateway: ${inWords(rounds.map(({ gateway }) => gateway))}. Bare: ${inWords(rounds.map(({ bare }) => bare))}.`,
      `${CONNECTIONS} connections, ${ROUNDS} rounds of ${PER_ROUND} requests each in turn after ${WARM_UP} of warming up; medians. The ratio was ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}. ${isPinned ? 'Servers on one core, load and API on the other' : 'Not pinned to cores: this machine has no taskset'}. ${(markup / 1000).toFixed(0)} KB of markup.`,
      'The bare server renders one fixed tree of plain elements, made from the page once: no components, data, routing, translations, logging or headers. The gateway asks the API as often as its answers allow (`max-age`), so most requests render from answers that it has already.',
    ],
  };
}

function inWords(loads: Load[]): string {
  const of = (key: keyof Load) => median(loads.map((load) => load[key])).toFixed(0);
  return `${of('perCpuSecond')} requests per second of CPU time, p50 ${of('p50')} ms, p99 ${of('p99')} ms`;
}
