import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Cookie } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { signIn } from '../site/owner.ts';
import { settled, shellHydrated } from '../site/pages.ts';
import type { BenchSite } from './bench-site.ts';
import { kilobytes, median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { sum, watchNetwork } from './network.ts';
import { CPU_SLOWDOWN, openSlowPhone, readPaints } from './slow-phone.ts';

const SIGN_IN = '/fr/login/';
/** Path and number of visits; the list page is the one with a budget. */
const KINDS: Record<string, { path: string; runs: number; isPrivate?: boolean }> = {
  list: { path: '/fr/a-vendre/', runs: 7 },
  home: { path: '/fr/', runs: 5 },
  property: { path: '/property/1395/', runs: 5 },
  projects: { path: '/fr/projects/', runs: 5 },
  project: { path: '/project/36/', runs: 5 },
  form: { path: '/fr/over-ons/contact/', runs: 5 },
  article: { path: '/fr/privacy/', runs: 5 },
  'sign-in': { path: SIGN_IN, runs: 5 },
  portal: { path: '/fr/espace-proprietaire/', runs: 5, isPrivate: true },
};
const WARM_UP = 10;
const TIMED = 20;
/** Requests until a page is kept with its best compression. */
const MOST_ASKED = 20;
/** ms. */
const BETWEEN_ASKED = 50;
/** Product B1. */
const MOST_OVER_STATIC = 1.1;
/** Product B3. */
const HTML_BYTES = 20_000;
/** Issue of the first second: ms of blocking over the static file. */
const MOST_BLOCKING = 120;

interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  bytes: number;
}

interface Kind {
  name: string;
  htmlBytes: number;
  /** ms until a page that is not kept is there. */
  serverTime: number;
  site: Visit;
  bare: Visit;
}

/** Pages beside the physical limit: the same page as one static file with all of its styles inside and without scripts, in turns. */
export async function measureBesideStatic(
  { url, startGateway }: Pick<BenchSite, 'url' | 'startGateway'>,
  chosen = Object.keys(KINDS),
): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const rendering = await startGateway({ PAGE_CACHE: '0' });
  try {
    const kinds: Kind[] = [];
    for (const [name, { path, runs, isPrivate }] of Object.entries(KINDS)) {
      if (!chosen.includes(name)) continue;
      const cookies = isPrivate ? await cookiesOfOwner(browser, url) : [];
      const serverTime = await timeToRender(rendering.url + path, cookies);
      kinds.push({ name, serverTime, ...(await inTurns(browser, { address: url + path, runs, cookies })) });
    }
    return describe(kinds);
  } finally {
    await Promise.all([browser.close(), rendering.stop()]);
  }
}

const cookieHeader = (cookies: Cookie[]) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

/** Median of some requests, one after the other; the first ones warm up. */
async function timeToRender(address: string, cookies: Cookie[]): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < WARM_UP + TIMED; request++) {
    const start = performance.now();
    await (await fetch(address, { headers: cookieHeader(cookies) })).text();
    if (request >= WARM_UP) times.push(performance.now() - start);
  }
  return median(times);
}

async function cookiesOfOwner(browser: Browser, url: string): Promise<Cookie[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url + SIGN_IN);
  await shellHydrated(page);
  await signIn(page);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function inTurns(
  browser: Browser,
  { address, runs, cookies }: { address: string; runs: number; cookies: Cookie[] },
): Promise<Omit<Kind, 'name' | 'serverTime'>> {
  const response = await settledPage(address, { ...cookieHeader(cookies), 'accept-encoding': 'br' });
  const html = await response.text();
  const page = await staticCopy(html, response);
  const site: Visit[] = [];
  const bare: Visit[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      site.push(await visit(browser, response.url, { cookies, isSite: true }));
      bare.push(await visit(browser, page.url, { cookies: [], isSite: false }));
    }
  } finally {
    page.close();
  }
  return { htmlBytes: brotliCompressSync(html).length, site: typical(site), bare: typical(bare) };
}

/** A page as its second visitors get it: kept, and compressed as well as it will be, if it is kept at all. */
async function settledPage(address: string, headers: Record<string, string>): Promise<Response> {
  let response = await fetch(address, { headers });
  const first = sentBytes(response);
  for (let asked = 1; asked < MOST_ASKED; asked++) {
    await response.arrayBuffer();
    await setTimeout(BETWEEN_ASKED);
    response = await fetch(address, { headers });
    if (sentBytes(response) < first) break;
  }
  return response;
}

const sentBytes = ({ headers }: Response) => Number(headers.get('content-length'));

async function visit(
  browser: Browser,
  url: string,
  { cookies, isSite }: { cookies: Cookie[]; isSite: boolean },
): Promise<Visit> {
  const { page, session } = await openSlowPhone(browser, cookies);
  const requested = await watchNetwork(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (isSite) await settled(page);
  const { firstPaint, largestPaint, blocking } = await readPaints(page);
  await page.context().close();
  return { firstPaint, largestPaint, blocking, bytes: sum(requested) };
}

/**
 * Serves a page as one file; pictures and fonts come from the site. It is as isolated from other sites as the page is: a browser starts
 * a process for that, whatever is in the file.
 */
async function staticCopy(
  html: string,
  { url: address, headers }: Response,
): Promise<{ url: string; close(): void }> {
  const isolation = headers.get('cross-origin-opener-policy');
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
  const sheets = [...new Set(links.map(([, href]) => href!))];
  const styles = await Promise.all(
    sheets.map(async (href) => {
      const text = await (await fetch(new URL(href, address))).text();
      return text.replace(/url\((?=[\w-]+\.woff2)/g, `url(${href.slice(0, href.lastIndexOf('/'))}/`);
    }),
  );
  const bare = html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace('</head>', () => `<style>${styles.join('')}</style></head>`);
  const body = brotliCompressSync(bare);
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      if (isolation) response.setHeader('cross-origin-opener-policy', isolation);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      return void response.end(body);
    }
    const { accept = '*/*' } = request.headers;
    const answer = await fetch(new URL(request.url!, address), { headers: { accept } });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function typical(visits: Visit[]): Visit {
  const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    bytes: of('bytes'),
  };
}

function describe(kinds: Kind[]): Part {
  return {
    title: 'Pages beside a static file',
    figures: kinds.flatMap((kind) => createFigures(kind)),
    remarks: [
      `Medians of visits with an empty cache on a phone (slow 4G, CPU ×${CPU_SLOWDOWN}), in turns with the same page as one file with all of its styles inside and without scripts, served with the Cross-Origin-Opener-Policy of the page. Blocking is what long tasks take over 50 ms each, until the network is idle: pages that wait for their visitor are not hydrated then (part \`first-tap\`); HTML is what Brotli makes of the page with its critical CSS. Server time is that of a page which is not kept, the only one that is asked for.`,
      ...kinds.map(
        ({ name, serverTime, site, bare }) =>
          `${name}: server time ${ms(serverTime)}, first paint ${ms(site.firstPaint)} (static ${ms(bare.firstPaint)}), largest ${ms(site.largestPaint)} (${ms(bare.largestPaint)}), blocking ${ms(site.blocking)} (${ms(bare.blocking)}), ${kilobytes(site.bytes)} (${kilobytes(bare.bytes)}).`,
      ),
    ],
  };
}

function createFigures({ name, htmlBytes, site, bare }: Kind): Figure[] {
  const ratio = site.largestPaint / bare.largestPaint;
  const blocking = site.blocking - bare.blocking;
  return [
    {
      what: `${name}: largest paint over static`,
      measured: ratio.toFixed(2),
      budget: String(MOST_OVER_STATIC),
      isMet: ratio <= MOST_OVER_STATIC,
    },
    {
      what: `${name}: blocking over static`,
      measured: ms(blocking),
      budget: ms(MOST_BLOCKING),
      isMet: blocking <= MOST_BLOCKING,
    },
    {
      what: `${name}: HTML with critical CSS`,
      measured: kilobytes(htmlBytes),
      budget: kilobytes(HTML_BYTES),
      isMet: htmlBytes <= HTML_BYTES,
    },
  ];
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
