import { startAnswerServer } from './answer-server.ts';
import type { AnswerServer } from './answer-server.ts';
import type { Figure, Part } from './budget.ts';
import autocannon from 'autocannon';

const AT_ONCE = 32;
/** Maximum number of different answers that are requested; the demo site has fewer. */
const SAMPLE = 12_000;
/** Of them, requested again: fewer than are kept. */
const KEPT = 4_000;
/** For one in a hundred to be more than the requests that wait during a single pause of the process. */
const REQUESTS = 20_000;
const WARM_UP = 1_000;
const LANGUAGES = ['fr', 'nl', 'en', 'de'];
const MANY = 100_000;

interface Budgets {
  /** Answers per second of CPU time, at least. */
  properties: number;
  lists: number;
  /** ms at most, of the slowest but one in a hundred. A crawler of a small agency computes each answer once. */
  computed?: number;
  cached: number;
  /** MB at most. */
  memory: number;
}
const DEMO: Budgets = { properties: 1_000, lists: 600, cached: 50, memory: 300 };
const LARGE: Budgets = { properties: 500, lists: 300, computed: 60, cached: 13, memory: 450 };

interface Measured {
  listings: number;
  loadSeconds: number;
  /** Each property in each language once, as a crawler does; then all of them again; then first pages of lists. */
  unasked: Load;
  ready: Load;
  lists: Load;
  /** Of its process afterwards. */
  megabytes: number;
}

/** Answers of the API per second on one core, for the demo agency and for a large one. */
export async function measureAnswers(): Promise<Part> {
  const measured: Measured[] = [];
  for (const count of [undefined, MANY]) measured.push(await measureWith(count));
  return describe(measured);
}

async function measureWith(count?: number): Promise<Measured> {
  const server = await startAnswerServer({ count });
  try {
    const { ids, loadSeconds } = server;
    return { listings: ids.length, loadSeconds, ...(await measureKinds(server)) };
  } finally {
    await server.stop();
  }
}

async function measureKinds(server: AnswerServer): Promise<Omit<Measured, 'listings' | 'loadSeconds'>> {
  const all = LANGUAGES.flatMap((lang) => server.ids.map((id) => `/api/properties/${id}?lang=${lang}`));
  const step = Math.ceil(all.length / SAMPLE);
  const properties = all.filter((_, index) => index % step === 0);
  const lists = LANGUAGES.flatMap((lang) => [0, 1].map((goal) => `/api/listings?lang=${lang}&goal=${goal}`));
  // Warm-up, as code is slow at first. The change afterwards invalidates the answers cached here.
  for (const paths of [properties.slice(0, WARM_UP), lists]) await loadPaths(server, paths, WARM_UP, AT_ONCE);
  await server.change();
  const unasked = await loadPaths(server, properties, properties.length, AT_ONCE);
  const ready = await loadPaths(server, properties.slice(-KEPT), REQUESTS, AT_ONCE);
  // One in a hundred would be computed, each while many wait for it.
  await loadPaths(server, lists, lists.length, lists.length);
  const cachedLists = await loadPaths(server, lists, REQUESTS, AT_ONCE);
  return { unasked, ready, lists: cachedLists, megabytes: (await server.usage()).megabytes };
}

function describe(measured: Measured[]): Part {
  return {
    title: 'Answers of the API, one core',
    figures: measured.flatMap((one) => createFigures(one)),
    remarks: [
      `Answers per second of CPU time of the API's process; p99 in wall-clock time, with ${AT_ONCE} concurrent requests. PostgreSQL's own processes are not counted. With ${MANY.toLocaleString('en')} listings up to ${SAMPLE} properties in four languages are requested.`,
      '"Computed": the property was not requested since the data changed, which is the case of a crawler; what is read into memory for all answers was read. "Cached": it was computed before. Lists are the unfiltered first pages. The API is run as `npm start` does; its listings were loaded by another process.',
      `Loading: ${measured.map(({ listings, loadSeconds }) => `${listings} listings ${loadSeconds.toFixed(0)} s`).join(', ')}.`,
    ],
  };
}

function createFigures({ listings, unasked, ready, lists, megabytes }: Measured): Figure[] {
  const budgets = listings >= MANY ? LARGE : DEMO;
  const name = `${listings} listings`;
  const judged = (what: string, load: Load, least?: number, slowest?: number): Figure[] => [
    {
      what: `${name}: ${what} per second`,
      measured: load.perCpuSecond.toFixed(0),
      ...(least && { budget: String(least), isMet: load.perCpuSecond >= least }),
    },
    {
      what: `${name}: ${what}, p99`,
      measured: `${load.p99.toFixed(0)} ms`,
      ...(slowest && { budget: `${slowest} ms`, isMet: load.p99 <= slowest }),
    },
  ];
  return [
    // A large agency has more properties than the cache holds, so that computing answers is what counts.
    ...judged('properties computed', unasked, budgets.computed && budgets.properties, budgets.computed),
    ...judged('properties cached', ready, budgets.properties, budgets.cached),
    ...judged('lists cached', lists, budgets.lists, DEMO.cached),
    {
      what: `${name}: memory of the API afterwards`,
      measured: `${megabytes.toFixed(0)} MB`,
      budget: `${budgets.memory} MB`,
      isMet: megabytes <= budgets.memory,
    },
  ];
}

interface Load {
  /** Responses per second of the server's CPU time. */
  perCpuSecond: number;
  /** ms. */
  p99: number;
}

/** Requests the paths in turn, `amount` requests in all, `atOnce` concurrently, each of which has paths of its own. Throws when a status is not 200. */
async function loadPaths(
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
