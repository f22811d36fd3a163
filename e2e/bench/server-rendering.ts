import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import type { BenchSite } from './bench-site.ts';
import type { Part } from './budget.ts';
import { pinToCore, unpin } from './cores.ts';
import { markupTree } from './markup-tree.ts';

const LIST = '/fr/a-vendre/';
const CONNECTIONS = 8;
const WARM_UP = 4;
const DURATION = 10;
const SERVER_CORE = 0;
const OTHER_CORE = 1;

/**
 * Requests per second of the list page on one core, beside a server that only streams the same markup with React. Ends the
 * site's gateway.
 */
export async function measureServerRendering(site: BenchSite): Promise<Part> {
  pinToCore(process.pid, OTHER_CORE);
  try {
    return await compareWithBare(site);
  } finally {
    unpin(process.pid);
  }
}

async function compareWithBare(site: BenchSite): Promise<Part> {
  pinToCore(site.api.pid!, OTHER_CORE);
  const isPinned = pinToCore(site.gateway.pid!, SERVER_CORE);
  const html = await (await fetch(site.url + LIST)).text();
  const gateway = await load(site.url + LIST);
  await site.gateway.stop();
  const bare = await measureBare(html, site.folder);
  const ratio = gateway.perSecond / bare.perSecond;
  const sizes = `${(html.length / 1000).toFixed(0)} KB of markup from the gateway, ${(bare.length / 1000).toFixed(0)} KB from the bare server`;
  return {
    title: 'Server rendering of the list page, one core',
    figures: [
      {
        what: 'Gateway over bare React stream',
        measured: ratio.toFixed(2),
        budget: '0.4',
        isMet: ratio >= 0.4,
      },
    ],
    remarks: [
      `Gateway: ${describe(gateway)}. Bare: ${describe(bare)}.`,
      `${CONNECTIONS} connections for ${DURATION} s after ${WARM_UP} s of warming up; ${isPinned ? 'server on one core, load and API on the other' : 'not pinned to cores: this machine has no taskset'}. ${sizes}.`,
      'The bare server renders one fixed tree of plain elements, made from the page once: no components, data, routing, translations, logging or headers. The gateway asks the API as often as its answers allow (`max-age`), so most requests render from answers that it has already.',
    ],
  };
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

async function load(url: string): Promise<Load> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP });
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION,
  });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers were no page, ${errors} requests failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

async function measureBare(html: string, folder: string): Promise<Load & { length: number }> {
  const file = path.join(folder, 'tree.json');
  await writeFile(file, JSON.stringify(await markupTree(html)));
  const server = fork(path.join(import.meta.dirname, 'bare-server.ts'), [file], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [port] = (await once(server, 'message')) as [number];
    pinToCore(server.pid!, SERVER_CORE);
    const url = `http://127.0.0.1:${port}/`;
    const { length } = await (await fetch(url)).text();
    return { length, ...(await load(url)) };
  } finally {
    server.kill();
  }
}

const describe = ({ perSecond, p50, p99 }: Load) =>
  `${perSecond.toFixed(0)} requests/s, p50 ${p50} ms, p99 ${p99} ms`;
