import { LinkChecker, LinkState } from 'linkinator';
import type { LinkResult } from 'linkinator';
import type { BenchSite } from './bench-site.ts';
import type { Part } from './budget.ts';
import diagnostics from 'node:diagnostics_channel';

const LANGUAGES = ['fr', 'nl', 'en', 'de'];
const SLOW = 1_000;
/** Pages wait for a busy API to their deadline of 5 s; the crawler itself is busy for longer at times, and reads answers late. */
const TIMEOUT = 120_000;
/** Of the pages that differ in the listing or project that a form is about, and in nothing else, and of brochures: there are thousands. */
const OF_A_KIND = 10;

interface Crawl {
  pages: number;
  deadLinks: LinkResult[];
  faults: number;
  /** ms, in ascending order. */
  times: number[];
}

/** A crawler follows every link of the site, in four languages, with cold caches: with as few connections as a search engine, and with far too many. */
export async function measureCrawl(site: BenchSite): Promise<Part> {
  const polite = await crawl(site, 10);
  const rude = await crawl(site, 100);
  const slowest = percentile(polite.times, 0.99);
  return {
    title: 'Crawler over all pages, four languages, from cold',
    figures: [
      {
        what: `10 connections, ${polite.pages} addresses, p99`,
        measured: `${slowest.toFixed(0)} ms`,
        budget: `${SLOW} ms`,
        isMet: slowest <= SLOW,
      },
      none('10 connections: answers of 5xx', polite.faults),
      none('10 connections: dead links', polite.deadLinks.length),
      {
        what: `100 connections, ${rude.pages} addresses, p99`,
        measured: `${percentile(rude.times, 0.99).toFixed(0)} ms`,
      },
      none('100 connections: answers of 5xx', rude.faults),
      none('100 connections: dead links', rude.deadLinks.length),
    ],
    remarks: [
      `linkinator, pictures left out, and of the forms about a listing or project, and of brochures, ${OF_A_KIND} of each kind; gateway and API are started anew before each crawl. The crawler takes its share of the machine.`,
      ...[...polite.deadLinks, ...rude.deadLinks]
        .slice(0, 10)
        .map((link) => `Dead: ${link.status} ${link.url} in ${link.parent}${formatReason(link)}`),
    ],
  };
}

async function crawl({ url, api, gateway }: BenchSite, concurrency: number): Promise<Crawl> {
  await gateway.stop();
  await api.stop();
  await api.start();
  await gateway.start();
  const measured = responseTimes(url);
  const shares = LANGUAGES.map((_language, index) => Math.floor((concurrency + index) / LANGUAGES.length));
  const crossings = new Set<string>();
  const isLeftOut = leftOut(url);
  const crawls = LANGUAGES.map((language, index) =>
    crawlLanguage(`${url}/${language}/`, { concurrency: shares[index]!, crossings, isLeftOut }),
  );
  const links = (await Promise.all(crawls)).flat();
  const visited = new Set(links.map((link) => link.url));
  links.push(
    ...(await checkAlone(
      [...crossings].filter((link) => !visited.has(link)),
      concurrency,
    )),
  );
  const times = measured.stop();
  const deadLinks = links.filter(({ state }) => state === LinkState.BROKEN);
  return {
    pages: new Set(links.map((link) => link.url)).size,
    deadLinks,
    faults: deadLinks.filter(({ status = 0 }) => status === 0 || status >= 500).length,
    times: times.toSorted((a, b) => a - b),
  };
}

/**
 * Follows the links of one language, beside the crawls of the others: linkinator looks through all results for each link that it
 * meets again, so that one crawl of everything takes most of an hour.
 * @param crossings links to other pages of the site are added to them
 */
async function crawlLanguage(
  start: string,
  {
    concurrency,
    crossings,
    isLeftOut,
  }: { concurrency: number; crossings: Set<string>; isLeftOut: (link: string) => boolean },
): Promise<LinkResult[]> {
  const { origin } = new URL(start);
  const { links } = await new LinkChecker().check({
    path: start,
    recurse: true,
    concurrency,
    timeout: TIMEOUT,
    linksToSkip: async (link) => {
      if (!link.startsWith(`${origin}/`) || isLeftOut(link)) return true;
      if (link.startsWith(start)) return false;
      crossings.add(link);
      return true;
    },
  });
  return links.filter(({ state }) => state !== LinkState.SKIPPED);
}

async function checkAlone(path: string[], concurrency: number): Promise<LinkResult[]> {
  if (!path.length) return [];
  const { links } = await new LinkChecker().check({
    path,
    concurrency,
    timeout: TIMEOUT,
    linksToSkip: async (link) => !path.includes(link),
  });
  return links.filter(({ state }) => state !== LinkState.SKIPPED);
}

/** Whether an address is left out: pictures, and all but the first of the others that are of a kind. */
function leftOut(site: string): (link: string) => boolean {
  const kinds = new Map<string, Set<string>>();
  return (link) => {
    if (link.startsWith(`${site}/media/`)) return true;
    const { pathname, searchParams } = new URL(link);
    const isForm = ['property', 'project'].some((about) => searchParams.has(about));
    const kind = pathname.endsWith('/brochure.pdf') ? 'brochure' : isForm && pathname;
    if (!kind) return false;
    const seen = kinds.get(kind) ?? new Set();
    kinds.set(kind, seen);
    if (seen.size < OF_A_KIND) seen.add(link);
    return !seen.has(link);
  };
}

/** Error of the connection, where there was no response. */
function formatReason({ failureDetails = [] }: LinkResult): string {
  const errors = failureDetails.filter((detail) => detail instanceof Error);
  return errors.map((error) => `: ${[error, error.cause].filter(Boolean).map(String).join(', ')}`).join('');
}

const none = (what: string, count: number) => ({
  what,
  measured: String(count),
  budget: '0',
  isMet: count === 0,
});

const percentile = (ascending: number[], share: number) =>
  ascending[Math.ceil(ascending.length * share) - 1] ?? Infinity;

/** Diagnostics channels of undici, the same for every copy of it. */
interface UndiciMessage {
  request: { origin: string | URL };
}

/** Times all requests of undici to an origin in this process, from their start to the end of the response, in ms. */
function responseTimes(origin: string): { stop(): number[] } {
  const started = new WeakMap<object, number>();
  const times: number[] = [];
  const begin = (message: unknown) => {
    const { request } = message as UndiciMessage;
    if (String(request.origin).replace(/\/$/, '') === origin) started.set(request, performance.now());
  };
  const end = (message: unknown) => {
    const { request } = message as UndiciMessage;
    const start = started.get(request);
    if (start !== undefined) times.push(performance.now() - start);
  };
  diagnostics.subscribe('undici:request:create', begin);
  diagnostics.subscribe('undici:request:trailers', end);
  return {
    stop() {
      diagnostics.unsubscribe('undici:request:create', begin);
      diagnostics.unsubscribe('undici:request:trailers', end);
      return times;
    },
  };
}
