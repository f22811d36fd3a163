import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ChildProcesses } from '../../local/child-processes.ts';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';
import { load } from './page-rates.ts';
import type { Server } from './page-rates.ts';

const LIST = '/fr/a-vendre/';
const BROTLI = { 'accept-encoding': 'br' };
/** A version may cost 3 % more than the one before it. */
const LEAST_RATIO = 0.97;

interface Kind {
  what: string;
  perRound: number;
  rounds: number;
  connections: number;
  /** Whether who asks has the page already. */
  isKnown?: boolean;
}

/** ms: a site that has not started by then does not start. */
const STARTS_WITHIN = 300_000;

/**
 * How often both sites are started. Two processes of the same code differ by up to 10 % for as long as they run, rounds of one pair by a quarter:
 * many starts of few rounds say more than few starts of many.
 */
const STARTS = 10;

/** What is measured of each pair of sites, and with which settings of the gateway. */
const STAGES: { environment: NodeJS.ProcessEnv; kinds: Kind[] }[] = [
  {
    environment: {},
    kinds: [
      { what: 'Cached pages', perRound: 3_000, rounds: 25, connections: 50 },
      { what: '304', perRound: 3_000, rounds: 25, connections: 50, isKnown: true },
    ],
  },
  {
    environment: { PAGE_CACHE: '0', RENDERERS: '1' },
    kinds: [{ what: 'Rendered pages', perRound: 150, rounds: 9, connections: 8 }],
  },
];

/**
 * The processor time of this version beside that of another one, which lies built in the folder OTHER_CHECKOUT: two sites as `npm start` starts
 * them, asked in turns. A ratio of two servers that do the same says more of a change than two ratios to a third.
 */
export async function measureOtherCheckout(): Promise<Part> {
  const { OTHER_CHECKOUT } = process.env;
  // From where the command was typed: npm changes the folder.
  const other = OTHER_CHECKOUT && path.resolve(process.env.INIT_CWD ?? process.cwd(), OTHER_CHECKOUT);
  if (!other || !existsSync(path.join(other, 'local/start.ts')))
    throw new StartError(
      `OTHER_CHECKOUT names the folder of another version of this repository, built; there is none in ${other || '""'}`,
    );
  const folder = await mkdtemp(path.join(tmpdir(), 'facade-bench-'));
  await chmod(folder, 0o755);
  const children = new ChildProcesses();
  /** The median of each start. */
  const measured = new Map<string, number[]>();
  try {
    for (let start = 0; start < STARTS; start++)
      for (const { environment, kinds } of STAGES) {
        const [own, another] = await Promise.all([
          startIn(ROOT, path.join(folder, `own-${start}`), environment, children),
          startIn(other, path.join(folder, `other-${start}`), environment, children),
        ]);
        for (const kind of kinds) {
          const ratio = median(await ratiosInTurns(own, another, kind));
          measured.set(kind.what, [...(measured.get(kind.what) ?? []), ratio]);
          process.stderr.write(
            `  start ${start + 1} of ${STARTS}, ${kind.what.toLowerCase()}: ${ratio.toFixed(3)}\n`,
          );
        }
        await Promise.all([own.stop(), another.stop()]);
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
  environment: NodeJS.ProcessEnv,
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
      // Those of the machine stay as they are.
      PREVIEW_URL: `http://preview.localhost:${port}`,
      PREVIEW_KEY: randomBytes(32).toString('base64url'),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
  });
  let said = '';
  child.stderr!.on('data', (chunk) => (said += chunk));
  let isUp = false;
  const tooLong = setTimeout(() => void children.end(child), STARTS_WITHIN);
  for await (const line of createInterface(child.stdout!)) if ((isUp = line.includes('Ctrl-C'))) break;
  clearTimeout(tooLong);
  if (!isUp) throw new StartError(`The site in ${checkout} did not start: ${said}`);
  // What it writes from now on is read and left.
  child.stdout!.resume();
  return {
    url: `http://127.0.0.1:${port}${LIST}`,
    metricsUrl: `http://127.0.0.1:${metrics}/metrics`,
    stop: () => children.end(child),
  };
}

/** How much of its processor time this version takes for what the other one does, round by round. */
async function ratiosInTurns(
  own: Server,
  other: Server,
  { perRound, rounds, connections, isKnown }: Kind,
): Promise<number[]> {
  const headers = new Map<Server, Record<string, string>>();
  for (const server of [own, other]) {
    await load(server, { amount: 2 * perRound, connections, headers: BROTLI });
    const { headers: sent } = await fetch(server.url, { headers: BROTLI });
    headers.set(server, isKnown ? { ...BROTLI, 'if-none-match': sent.get('etag')! } : BROTLI);
  }
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const rates = new Map<Server, number>();
    for (const server of round % 2 ? [own, other] : [other, own]) {
      const { perCpuSecond } = await load(server, {
        amount: perRound,
        connections,
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
    figures: [...measured].map(([what, ratios]) => {
      const mean = average(ratios);
      // Of a mean of so many starts, as far as they differ from each other.
      const error = Math.sqrt(average(ratios.map((ratio) => (ratio - mean) ** 2)) / (ratios.length - 1));
      return {
        what: `${what} per second of processor time, over the other version's`,
        measured: `${mean.toFixed(3)} ± ${error.toFixed(3)}`,
        budget: LEAST_RATIO.toFixed(3),
        isMet: mean >= LEAST_RATIO,
      };
    }),
    remarks: [
      `Two sites as \`npm start\` starts them, asked for the list page in turns, ${STARTS} times: the mean and its standard error of the medians of each start. ${[...measured].map(([what, ratios]) => `${what}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`).join('; ')}.`,
    ],
  };
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
