import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { BenchGateway, BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';
import { listChildren } from './child-ids.ts';
import { pinToCore, unpin } from './cores.ts';
import { markupTree } from './markup-tree.ts';
import { load } from './page-rates.ts';
import type { Load, Server } from './page-rates.ts';

const LIST = '/fr/a-vendre/';
const CONNECTIONS = 8;
/** Counted in requests, not seconds, so that a busy machine is warmed up as well. */
const WARM_UP = 1500;
const PER_ROUND = 300;
const ROUNDS = 14;
/** Product B13; gateway and renderer share it. */
const LEAST_RATIO = 0.4;
/** With fewer cores a second renderer shares a core with the load generator and the API. */
const CORES_TO_JUDGE = 4;
const LEAST_GAIN = 1.5;
const GAIN_ROUNDS = 3;
const GAIN_SECONDS = 4;
const SERVER_CORE = 0;
const OTHER_CORE = 1;

/**
 * CPU cost of the list page with one renderer, compared with a server that only streams the same markup with React: requests
 * per second of CPU time, which other load changes little. And the gain of a second renderer on the cores of this machine.
 */
export async function measureServerRendering({ api, folder, startGateway }: BenchSite): Promise<Part> {
  const one = await startGateway({ RENDERERS: '1', PAGE_CACHE: '0' });
  const two = await startGateway({ RENDERERS: '2', PAGE_CACHE: '0' });
  const html = await (await fetch(one.url + LIST)).text();
  const bare = await startBare(html, folder);
  try {
    for (const pid of [process.pid, api.pid!]) pinToCore(pid, OTHER_CORE);
    const isPinned = [...listProcesses(one), bare.pid].every((pid) => pinToCore(pid, SERVER_CORE));
    const rounds = await alternate(toListServer(one), { url: bare.url, metricsUrl: `${bare.url}metrics` });
    bare.stop();
    for (const pid of [process.pid, api.pid!, ...listProcesses(one)]) unpin(pid);
    const gain = await gainOfSecond(toListServer(one), toListServer(two));
    return describe({ rounds, gain, isPinned, markup: html.length });
  } finally {
    bare.stop();
    for (const pid of [process.pid, api.pid!]) unpin(pid);
    await Promise.all([one.stop(), two.stop()]);
  }
}

const listProcesses = ({ pid }: BenchGateway) => [pid, ...listChildren(pid)];

const toListServer = ({ url, metricsUrl }: BenchGateway): Server => ({ url: url + LIST, metricsUrl });

/** Requests per second with two renderers over those with one, in turns. */
async function gainOfSecond(one: Server, two: Server): Promise<number> {
  await load(two, { amount: WARM_UP, connections: CONNECTIONS });
  const rates: { one: number; two: number }[] = [];
  for (let round = 0; round < GAIN_ROUNDS; round++)
    rates.push({ one: await perSecond(one), two: await perSecond(two) });
  return Math.max(...rates.map(({ two }) => two)) / Math.max(...rates.map(({ one }) => one));
}

interface Round {
  gateway: Load;
  bare: Load;
}

/** In alternation, so that other load on the machine affects both. */
async function alternate(gateway: Server, bare: Server): Promise<Round[]> {
  for (const server of [gateway, bare]) await load(server, { amount: WARM_UP, connections: CONNECTIONS });
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      gateway: await load(gateway, { amount: PER_ROUND, connections: CONNECTIONS }),
      bare: await load(bare, { amount: PER_ROUND, connections: CONNECTIONS }),
    });
  return rounds;
}

/** Requests per second of wall-clock time. */
async function perSecond({ url }: Server): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: GAIN_SECONDS });
  if (result.non2xx || result.errors) throw new Error(`${url}: not every answer was a page`);
  return result['2xx'] / result.duration;
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

interface Measured {
  rounds: Round[];
  gain: number;
  isPinned: boolean;
  /** Characters of the page. */
  markup: number;
}

function describe({ rounds, gain, isPinned, markup }: Measured): Part {
  const ratios = rounds.map(({ gateway, bare }) => gateway.perCpuSecond / bare.perCpuSecond);
  const ratio =
    best(rounds, ({ gateway }) => gateway.perCpuSecond) / best(rounds, ({ bare }) => bare.perCpuSecond);
  const cores = cpus().length;
  return {
    title: 'Server rendering of the list page',
    figures: [
      {
        what: 'Gateway with one renderer over bare React stream, one core',
        measured: ratio.toFixed(2),
        budget: String(LEAST_RATIO),
        isMet: ratio >= LEAST_RATIO,
      },
      {
        what: `Two renderers over one, ${cores} cores`,
        measured: gain.toFixed(2),
        ...(cores >= CORES_TO_JUDGE ? { budget: String(LEAST_GAIN), isMet: gain >= LEAST_GAIN } : {}),
      },
    ],
    remarks: [
      `Gateway: ${inWords(rounds.map(({ gateway }) => gateway))}. Bare: ${inWords(rounds.map(({ bare }) => bare))}.`,
      `${CONNECTIONS} connections, ${ROUNDS} rounds of ${PER_ROUND} requests each in turn after ${WARM_UP} of warming up; the best round of each counts, since a busy machine only adds to the time. Round by round the ratio was ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}. ${isPinned ? 'Servers on one core, load and API on the other' : 'Not pinned to cores: this machine has no taskset'}. ${(markup / 1000).toFixed(0)} KB of markup.`,
      'The bare server renders one fixed tree of plain elements, made from the page once: no components, data, routing, translations, logging or headers. The gateway keeps no pages here, but answers of the API for their `max-age` and the markup of cards (docs/decisions/0078), so most requests render from both.',
      `The gain of the second renderer is measured in wall-clock time, on all cores, together with load and API; it has a budget from ${CORES_TO_JUDGE} cores on.`,
    ],
  };
}

/** The round that other load disturbed least. */
const best = (rounds: Round[], figure: (round: Round) => number) => Math.max(...rounds.map(figure));

function inWords(loads: Load[]): string {
  const of = (key: keyof Load) => median(loads.map((load) => load[key])).toFixed(0);
  const most = Math.max(...loads.map(({ perCpuSecond }) => perCpuSecond));
  return `${most.toFixed(0)} requests per second of CPU time, p50 ${of('p50')} ms, p99 ${of('p99')} ms`;
}
