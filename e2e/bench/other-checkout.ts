import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ChildProcesses } from '../../local/child-processes.ts';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import type { Part } from './budget.ts';
import { load, middle } from './page-rates.ts';
import type { Server } from './page-rates.ts';

const LIST = '/fr/a-vendre/';
const BROTLI = { 'accept-encoding': 'br' };
/** Issue of the first second: what a version may cost more than the one before it. */
const LEAST_RATIO = 0.97;

/** What is measured: with which settings, what is asked for, and how often. */
const KINDS = {
  'Cached pages': { environment: {}, perRound: 3_000, rounds: 120, connections: 50, isKnown: false },
  '304': { environment: {}, perRound: 3_000, rounds: 120, connections: 50, isKnown: true },
  'Rendered pages': {
    environment: { PAGE_CACHE: '0', RENDERERS: '1' },
    perRound: 150,
    rounds: 40,
    connections: 8,
    isKnown: false,
  },
};
type Kind = (typeof KINDS)[keyof typeof KINDS];

/**
 * The processor time of this version beside that of another one, which lies built in the folder OTHER_CHECKOUT: two sites as `npm start` starts
 * them, asked in turns. A ratio of two servers that do the same says more of a change than two ratios to a third.
 */
export async function measureOtherCheckout(): Promise<Part> {
  const { OTHER_CHECKOUT } = process.env;
  if (!OTHER_CHECKOUT)
    throw new StartError('OTHER_CHECKOUT names the folder of another version of this repository, built');
  const folder = await mkdtemp(path.join(tmpdir(), 'facade-bench-'));
  await chmod(folder, 0o755);
  const children = new ChildProcesses();
  const measured = new Map<string, number[]>();
  try {
    for (const [what, kind] of Object.entries(KINDS)) {
      const [own, other] = await Promise.all([
        startIn(ROOT, path.join(folder, 'own'), kind, children),
        startIn(OTHER_CHECKOUT, path.join(folder, 'other'), kind, children),
      ]);
      measured.set(what, await ratiosInTurns(own, other, kind));
      await Promise.all([own.stop(), other.stop()]);
    }
  } finally {
    await children.stopAll();
    await rm(folder, { recursive: true, force: true });
  }
  return describe(measured);
}

async function startIn(
  checkout: string,
  folder: string,
  { environment }: Kind,
  children: ChildProcesses,
): Promise<Server & { stop(): Promise<void> }> {
  const [port, metrics, api, internal, demo] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const child = children.start({
    program: process.execPath,
    args: ['local/start.ts'],
    cwd: checkout,
    environment: {
      ...process.env,
      ...environment,
      PATH: `${path.join(checkout, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      API_PORT: String(api),
      API_INTERNAL_PORT: String(internal),
      DEMO_AGENCY_PORT: String(demo),
      STAND_INS: '',
      AGENCY_DATA: path.join(folder, 'data'),
      RELEASES: path.join(folder, 'releases'),
      DATABASE_URL: '',
      PREVIEW_URL: '',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout!)) if (line.includes('Ctrl-C')) break;
  child.stdout!.resume();
  child.stderr!.resume();
  if (child.exitCode !== null) throw new StartError(`The site in ${checkout} did not start`);
  return {
    url: `http://127.0.0.1:${port}${LIST}`,
    metricsUrl: `http://127.0.0.1:${metrics}/metrics`,
    stop: () => children.end(child).then(() => void ended),
  };
}

/** How much of its processor time this version takes for what the other one does, round by round. */
async function ratiosInTurns(own: Server, other: Server, kind: Kind): Promise<number[]> {
  const headers = new Map<Server, Record<string, string>>();
  for (const server of [own, other]) {
    await load(server, { ...kind, amount: 2 * kind.perRound, headers: BROTLI });
    const { headers: sent } = await fetch(server.url, { headers: BROTLI });
    headers.set(server, kind.isKnown ? { ...BROTLI, 'if-none-match': sent.get('etag')! } : BROTLI);
  }
  const ratios: number[] = [];
  for (let round = 0; round < kind.rounds; round++) {
    const rates = new Map<Server, number>();
    for (const server of round % 2 ? [own, other] : [other, own]) {
      const { perCpuSecond } = await load(server, {
        ...kind,
        amount: kind.perRound,
        headers: headers.get(server)!,
      });
      rates.set(server, perCpuSecond);
    }
    ratios.push(rates.get(own)! / rates.get(other)!);
  }
  return ratios;
}

function describe(measured: Map<string, number[]>): Part {
  return {
    title: 'This version beside another one',
    figures: [...measured].map(([what, ratios]) => ({
      what: `${what} per second of processor time, over the other version's`,
      measured: middle(ratios).at(1)!.toFixed(2),
      budget: String(LEAST_RATIO),
      isMet: middle(ratios).at(1)! >= LEAST_RATIO,
    })),
    remarks: [
      `Two sites as \`npm start\` starts them, asked for the list page in turns; the median of the ratios of rounds that followed each other counts. ${[...measured].map(([what, ratios]) => `${what}: ${ratios.length} rounds, the middle half between ${middle(ratios).at(0)!.toFixed(2)} and ${middle(ratios).at(2)!.toFixed(2)}`).join('; ')}.`,
    ],
  };
}
