import { startPostgres } from '../../agency-api/testing/postgres-server.ts';
import { startAnswerServer } from './answer-server.ts';
import type { AnswerServer } from './answer-server.ts';
import type { Figure, Part } from './budget.ts';
import { loadPaths } from './load-paths.ts';
import type { Load } from './load-paths.ts';

const AT_ONCE = 32;
/** Maximum number of different answers that are requested; the demo site has fewer. */
const SAMPLE = 4_000;
const LIST_REQUESTS = 3_000;
const WARM_UP = 1_000;
const LANGUAGES = ['fr', 'nl', 'en', 'de'];
const MANY = 100_000;
const SLOWEST = 50;

/** Answers per second of CPU time that the API must reach; with many listings half of it. */
const PROPERTIES = 1_000;
const LISTS = 600;

interface Measured {
  engine: string;
  listings: number;
  loadSeconds: number;
  /** Each property in each language once, as a crawler does; then all of them again; then first pages of lists. */
  unasked: Load;
  ready: Load;
  lists: Load;
}

/** Answers of the API per second on one core, on both databases, for the demo agency and for a large one. */
export async function measureAnswers(): Promise<Part> {
  const measured: Measured[] = [];
  for (const count of [undefined, MANY]) {
    measured.push(await measureEngine('pglite', count));
    const postgres = await startPostgres();
    try {
      measured.push(await measureEngine('postgresql', count, postgres.url));
    } finally {
      await postgres.stop();
    }
  }
  return describe(measured);
}

async function measureEngine(engine: string, count?: number, databaseUrl?: string): Promise<Measured> {
  const server = await startAnswerServer({ count, databaseUrl });
  try {
    const { ids, loadSeconds } = server;
    return { engine, listings: ids.length, loadSeconds, ...(await measureKinds(server)) };
  } finally {
    await server.stop();
  }
}

async function measureKinds(server: AnswerServer): Promise<Pick<Measured, 'unasked' | 'ready' | 'lists'>> {
  const all = LANGUAGES.flatMap((lang) => server.ids.map((id) => `/api/properties/${id}?lang=${lang}`));
  const step = Math.ceil(all.length / SAMPLE);
  const properties = all.filter((_, index) => index % step === 0);
  const lists = LANGUAGES.flatMap((lang) => [0, 1].map((goal) => `/api/listings?lang=${lang}&goal=${goal}`));
  // Warm-up, as code is slow at first. The change afterwards invalidates the answers cached here.
  for (const paths of [properties.slice(0, WARM_UP), lists]) await loadPaths(server, paths, WARM_UP, AT_ONCE);
  await server.change();
  return {
    unasked: await loadPaths(server, properties, properties.length, AT_ONCE),
    ready: await loadPaths(server, properties, properties.length, AT_ONCE),
    lists: await loadPaths(server, lists, LIST_REQUESTS, AT_ONCE),
  };
}

function describe(measured: Measured[]): Part {
  return {
    title: 'Answers of the API, one core',
    figures: measured.flatMap((one) => figuresOf(one)),
    remarks: [
      `Answers per second of CPU time of the API's process; p99 in wall-clock time, with ${AT_ONCE} concurrent requests. PostgreSQL's own processes are not counted. With ${MANY.toLocaleString('en')} listings up to ${SAMPLE} properties in four languages are requested.`,
      '"Computed": the property was not requested since the data changed, which is the case of a crawler. "Cached": it was computed before. Lists are the unfiltered first pages.',
      `Loading: ${measured.map(({ engine, listings, loadSeconds }) => `${engine} ${listings} listings ${loadSeconds.toFixed(0)} s`).join(', ')}.`,
    ],
  };
}

/** Only the embedded database has a budget. */
function figuresOf({ engine, listings, unasked, ready, lists }: Measured): Figure[] {
  const share = listings >= MANY ? 0.5 : 1;
  const name = `${engine}, ${listings}`;
  const judged = (what: string, load: Load, least?: number): Figure[] => [
    {
      what: `${name}: ${what} per second`,
      measured: load.perCpuSecond.toFixed(0),
      ...(least && { budget: String(least * share), isMet: load.perCpuSecond >= least * share }),
    },
    {
      what: `${name}: ${what}, p99`,
      measured: `${load.p99.toFixed(0)} ms`,
      ...(least && { budget: `${SLOWEST / share} ms`, isMet: load.p99 <= SLOWEST / share }),
    },
  ];
  const isEmbedded = engine === 'pglite';
  return [
    // A large agency has more properties than the cache holds, so that computing answers is what counts.
    ...judged('properties computed', unasked, isEmbedded && listings >= MANY ? PROPERTIES : undefined),
    ...judged('properties cached', ready, isEmbedded ? PROPERTIES : undefined),
    ...judged('lists cached', lists, isEmbedded ? LISTS : undefined),
  ];
}
