import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { RADII, SORTS } from 'shared-kit/domain/listing-query';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { takesOffers } from 'shared-kit/domain/purchase-offer';
import { isClosed } from 'shared-kit/domain/status';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';
import { startApiProcess, type ApiProcess } from '../testing/api-process.ts';
import { contactForm } from '../testing/contact-form.ts';
import { offerForm } from '../testing/offer-form.ts';
import { loadDemoFeeds } from '../testing/demo-feed-files.ts';
import { exampleConfig } from '../testing/example-agency.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { openDatabase } from './database/open-database.ts';
import { ensureReadModel } from './catalogue/listings/read-model/ensure-read-model.ts';

const MEBIBYTE = 1024 ** 2;
/** Homes that take offers, and paths of pictures. */
const offered: number[] = [];
const pictures: string[] = [];

/** Requests until the caches are full, and all of them in one round. */
const WARM = 10_000;
const ALL = 50_000;
const AT_ONCE = 12;

/** Answers (`answer-cache.ts`) and brochures (`brochures.ts`), and what else a warm API has: compiled code, vocabularies. */
const CACHES = (96 + 24) * MEBIBYTE;
const WARM_CODE = 40 * MEBIBYTE;
/** What may come and go between two readings. */
const NOISE = 16 * MEBIBYTE;
const FRAGMENTS = 64 * MEBIBYTE;

let folder: string;
let server: PostgresServer;
let agency: ChildProcess;
let api: ApiProcess;
/** Where figures and the state of the content are: not where visitors are served. */
let internalUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-memory-'));
  server = await startPostgres({ isDurable: false });
  const { database, close } = await openDatabase(server.url);
  await ensureReadModel(database, exampleConfig());
  const mediaPort = await getPort();
  const media = `http://localhost:${mediaPort}`;
  await loadDemoFeeds(database, exampleConfig(), { media });
  await close();
  agency = spawn(process.execPath, [join(import.meta.dirname, '../../demo-agency/src/cli/serve.ts')], {
    env: { ...process.env, DEMO_AGENCY_PORT: String(mediaPort) },
    stdio: 'inherit',
  });
  const internalPort = await getPort({ host: '127.0.0.1' });
  internalUrl = `http://127.0.0.1:${internalPort}`;
  api = await startApiProcess({
    API_INTERNAL_PORT: String(internalPort),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    AGENCY_DATA: folder,
    DATABASE_URL: server.url,
    PICTURE_HOSTS: new URL(media).host,
    // As operators are told (docs/operations.md).
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
  for (let page = 1; page <= 3; page++) {
    const { body } = await api.get(`/api/listings?lang=fr&goal=0&pageSize=48&page=${page}`);
    pictures.push(...(JSON.stringify(body).match(/\/media\/[\w-]+/g) ?? []));
    for (const { id } of (body as { items: { id: number }[] }).items) {
      const { body: detail } = await api.get(`/api/properties/${id}?lang=fr`);
      const { property } = detail as { property: PropertyDetail };
      if (takesOffers(property) && !isClosed(property.status)) offered.push(id);
    }
  }
}, 300_000);
afterAll(async () => {
  await api.kill();
  agency.kill();
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Asked {
  path: string;
  isInternal?: boolean;
  body?: object;
  headers?: Record<string, string>;
}

const address = (random: Random) => `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
const property = (random: Random) => random.int(1_000, 1_600);
const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();

function search(random: Random, more: Record<string, string | number>) {
  return query({
    lang: random.pick(LANGUAGES),
    goal: random.int(0, 1),
    priceMin: random.int(0, 100) * 1_000,
    ...(random.chance(0.3) && { bedrooms: random.int(1, 3) }),
    ...(random.chance(0.3) && { city: 'namur|5000', radius: random.pick(RADII) }),
    ...more,
  });
}

/** What visitors and others send; nearly every address differs. */
const KINDS: Record<string, (random: Random) => Asked> = {
  list: (random) => ({
    path: `/api/listings?${search(random, { sort: random.pick(SORTS), page: random.int(1, 6), pageSize: 48 })}`,
  }),
  map: (random) => ({ path: `/api/map?${search(random, {})}` }),
  property: (random) => ({ path: `/api/properties/${property(random)}?lang=${random.pick(LANGUAGES)}` }),
  similar: (random) => ({
    path: `/api/properties/${property(random)}/similar?lang=${random.pick(LANGUAGES)}`,
  }),
  cards: (random) => ({
    path: `/api/listing-cards?lang=${random.pick(LANGUAGES)}&id=${property(random)}&id=${property(random)}`,
  }),
  suggestion: (random) => ({
    path: `/api/suggestions?${query({
      lang: 'fr',
      goal: 0,
      text: random
        .shuffle([...'abdegilmnorstu'])
        .slice(0, 4)
        .join(''),
    })}`,
  }),
  known: (random) => ({
    path: random.pick([
      '/api/projects?lang=fr',
      '/api/facets?lang=nl&goal=0',
      '/api/site?lang=de',
      '/readyz',
    ]),
  }),
  internal: (random) => ({ path: random.pick(['/content-state', '/metrics']), isInternal: true }),
  missing: (random) => ({
    path: random.pick([
      `/${random.next()}`,
      `/api/properties/${random.int(90_000, 99_999)}?lang=fr`,
      `/media/${randomUUID()}`,
    ]),
  }),
  refused: (random) => ({ path: `/api/listings?lang=fr&goal=${random.int(2, 99_999)}&${random.next()}=1` }),
  form: (random) => ({
    path: '/api/forms/contact',
    body: contactForm({ email: `visitor${random.int(1, 99_999)}@example.be` }),
    headers: { 'x-forwarded-for': address(random) },
  }),
  refusedForm: (random) => ({
    path: '/api/forms/contact',
    body: { [`field${random.next()}`]: 'x'.repeat(999) },
  }),
  brochure: (random) => ({
    path: `/api/properties/${property(random)}/brochure.pdf?lang=${random.pick(LANGUAGES)}`,
    headers: { 'x-forwarded-for': address(random) },
  }),
  picture: (random) => ({
    path: `${random.pick(pictures)}?width=${random.pick([100, 400, 600])}&format=${random.pick(['webp', 'png'])}`,
  }),
  offer: (random) => ({
    path: '/api/forms/offer',
    body: offerForm({ propertyId: random.pick(offered), email: `buyer${random.int(1, 99_999)}@example.be` }),
    headers: { 'x-forwarded-for': address(random) },
  }),
  signIn: (random) => ({
    path: '/api/auth/sign-in',
    body: { email: `nobody${random.int(1, 99_999)}@example.be`, password: `wrong ${random.next()}` },
    headers: { origin: api.url, 'x-forwarded-for': address(random) },
  }),
};

/** Out of a thousand requests: many costly ones until the caches are full, then mostly what costs little. */
const WEIGHTS = {
  warm: {
    list: 212,
    map: 40,
    property: 200,
    similar: 60,
    cards: 100,
    suggestion: 100,
    known: 70,
    internal: 30,
    missing: 90,
    refused: 60,
    form: 5,
    refusedForm: 4,
    signIn: 1,
    brochure: 6,
    picture: 20,
    offer: 2,
  },
  after: {
    list: 50,
    map: 20,
    property: 200,
    similar: 60,
    cards: 150,
    suggestion: 120,
    known: 100,
    internal: 50,
    missing: 130,
    refused: 90,
    form: 5,
    refusedForm: 4,
    signIn: 1,
    brochure: 3,
    picture: 15,
    offer: 2,
  },
} satisfies Record<string, Record<keyof typeof KINDS, number>>;

/** How each kind is answered: anything else, and less was tried than is said. */
const ANSWERS = [
  'brochure 200',
  'brochure 404',
  // Homes that were withdrawn.
  'brochure 410',
  'cards 200',
  'form 200',
  'internal 200',
  'known 200',
  'list 200',
  'map 200',
  'missing 404',
  'offer 200',
  'picture 200',
  'property 200',
  // Some ids are of no home.
  'property 404',
  'refused 422',
  'refusedForm 422',
  'signIn 401',
  'similar 200',
  'similar 404',
  'suggestion 200',
];

async function send(
  from: number,
  to: number,
  weights: Record<string, number>,
): Promise<Record<string, number>> {
  const bag = Object.entries(weights).flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));
  const statuses: Record<string, number> = {};
  let next = from;
  const client = async () => {
    while (next < to) {
      const random = randomFor('memory', next++);
      const kind = random.pick(bag);
      const { path, body, headers, isInternal } = KINDS[kind]!(random);
      const response = await fetch((isInternal ? internalUrl : api.url) + path, {
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      const key = `${kind} ${response.status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return statuses;
}

/** Readings, each after a collection, that bring no lower figure before it counts as settled. */
const SETTLED = 8;

/** Once the system has back what was freed: threads of V8 give it back by and by, and on a busy machine that takes a while. */
async function settledMemory(): Promise<{ live: number; resident: number }> {
  let least = await api.memory();
  for (let unchanged = 0; unchanged < SETTLED; unchanged++) {
    const next = await api.memory();
    if (next.resident >= least.resident) continue;
    least = next;
    unchanged = 0;
  }
  return least;
}

/** Beside other processes V8 collects later, and what came and went at once leaves gaps: they are filled again, a leak grows on. */
const MOST_ROUNDS = 3;

test('the memory of the API stays where it is once its caches are full, over 50,000 requests', async () => {
  await send(0, 200, WEIGHTS.after);
  const first = await settledMemory();
  await send(200, WARM, WEIGHTS.warm);
  let warm = await settledMemory();
  const mebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE);

  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const from = WARM + (round - 1) * (ALL - WARM);
    const statuses = await send(from, from + ALL - WARM, WEIGHTS.after);
    const last = await settledMemory();
    expect(Object.keys(statuses).sort()).toEqual(ANSWERS);
    expect(mebibytes(last.live - first.live)).toBeLessThan(mebibytes(CACHES + WARM_CODE));
    expect(mebibytes(last.live - warm.live)).toBeLessThan(mebibytes(NOISE));
    const grown = mebibytes(last.resident - warm.resident);
    if (grown < mebibytes(FRAGMENTS)) return;
    if (round === MOST_ROUNDS) expect(grown).toBeLessThan(mebibytes(FRAGMENTS));
    warm = last;
  }
}, 900_000);
