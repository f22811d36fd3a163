import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startAnswerServer } from './answer-server.ts';
import type { BenchSite } from './bench-site.ts';
import type { Part } from './budget.ts';

const MANY = 100_000;
/** How often the memory of the gateway is looked at while it writes, in ms. */
const LOOK_EVERY = 50;
const MEGABYTE = 2 ** 20;
const FIRST_BYTE_BUDGET = 1_000;
const MEMORY_BUDGET = 128;

interface Written {
  firstByte: number;
  whole: number;
  bytes: number;
  addresses: number;
}

/** Time and memory that the gateway takes to write the sitemap of 100,000 listings. */
export async function measureSitemap(site: BenchSite): Promise<Part> {
  const api = await startAnswerServer({ count: MANY });
  try {
    const gateway = await site.startGateway({ API_URL: api.url });
    try {
      // Code is slow at first.
      const index = await read(`${gateway.url}/sitemap.xml`);
      const files = addressesIn(index.text).filter((file) => file.includes('/fr/listings-'));
      await read(files[0]!);
      const before = residentMegabytes(gateway.pid);
      const memory = watch(() => residentMegabytes(gateway.pid));
      const written: Written[] = [];
      for (const file of files) written.push(await read(file));
      return describe(written, (await memory.peak()) - before);
    } finally {
      await gateway.stop();
    }
  } finally {
    await api.stop();
  }
}

async function read(url: string): Promise<Written & { text: string }> {
  const started = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const parts: Buffer[] = [];
  let firstByte = 0;
  for await (const part of response.body!) {
    firstByte ||= performance.now() - started;
    parts.push(Buffer.from(part as Uint8Array));
  }
  const text = Buffer.concat(parts).toString();
  const whole = performance.now() - started;
  return { text, firstByte, whole, bytes: text.length, addresses: addressesIn(text).length };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

/** Memory of a process in MB, on Linux. */
const residentMegabytes = (pid: number) =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024) / MEGABYTE;

/** Looks at a figure again and again. */
function watch(look: () => number) {
  let highest = look();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      highest = Math.max(highest, look());
      await pause(LOOK_EVERY);
    }
  })();
  return {
    async peak() {
      isOver = true;
      await watching;
      return highest;
    },
  };
}

function describe(written: Written[], memory: number): Part {
  const sum = (value: (one: Written) => number) => written.reduce((total, one) => total + value(one), 0);
  const slowest = Math.max(...written.map(({ firstByte }) => firstByte));
  const addresses = sum((one) => one.addresses);
  return {
    title: 'Sitemap of 100,000 listings',
    figures: [
      {
        what: 'Time to first byte, slowest file',
        measured: `${slowest.toFixed(0)} ms`,
        budget: `${FIRST_BYTE_BUDGET} ms`,
        isMet: slowest <= FIRST_BYTE_BUDGET,
      },
      {
        what: 'Memory of the gateway above that before',
        measured: `${memory.toFixed(0)} MB`,
        budget: `${MEMORY_BUDGET} MB`,
        isMet: memory <= MEMORY_BUDGET,
      },
      { what: 'All files of a language', measured: `${(sum((one) => one.whole) / 1000).toFixed(1)} s` },
      {
        what: 'Addresses of a language, in files',
        measured: `${addresses.toLocaleString('en')} in ${written.length}`,
      },
      { what: 'XML of a language', measured: `${(sum((one) => one.bytes) / MEGABYTE).toFixed(0)} MB` },
    ],
    remarks: [
      'Each file is asked for after the last one, with its listings read from the API page by page; memory is the resident set, looked at every 50 ms.',
    ],
  };
}
