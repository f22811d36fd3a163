import { LinkChecker, LinkState } from 'linkinator';
import type { LinkResult } from 'linkinator';
import type { BenchSite } from './bench-site.ts';
import type { Part } from './budget.ts';
import { responseTimes } from './response-times.ts';

const LANGUAGES = ['fr', 'nl', 'en', 'de'];
const SLOW = 1_000;
/** Pages wait for a busy API to their deadline of 5 s; a crawler waits longer. */
const TIMEOUT = 30_000;

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
      'linkinator, pictures left out; gateway and API are started anew before each crawl. The crawler takes its share of the machine.',
      ...[...polite.deadLinks, ...rude.deadLinks]
        .slice(0, 10)
        .map((link) => `Dead: ${link.status} ${link.url} in ${link.parent}${reasonOf(link)}`),
    ],
  };
}

async function crawl({ url, api, gateway }: BenchSite, concurrency: number): Promise<Crawl> {
  await gateway.stop();
  await api.stop();
  await api.start();
  await gateway.start();
  const measured = responseTimes(url);
  const { links } = await new LinkChecker().check({
    path: LANGUAGES.map((language) => `${url}/${language}/`),
    recurse: true,
    concurrency,
    timeout: TIMEOUT,
    linksToSkip: async (link) => !link.startsWith(`${url}/`) || link.startsWith(`${url}/media/`),
  });
  const times = measured.stop();
  const requested = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const deadLinks = requested.filter(({ state }) => state === LinkState.BROKEN);
  return {
    pages: new Set(requested.map((link) => link.url)).size,
    deadLinks,
    faults: deadLinks.filter(({ status = 0 }) => status === 0 || status >= 500).length,
    times: times.toSorted((a, b) => a - b),
  };
}

/** Error of the connection, where there was no response. */
function reasonOf({ failureDetails = [] }: LinkResult): string {
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
