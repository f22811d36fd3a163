import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Release } from '../../contract/contract.ts';
import { matchesPattern } from '../../contract/paths.ts';
import { OperatorError } from '../../server/operator-error.ts';
import { fixtureAt } from './fixture-pages.ts';

/** A page to look at. */
export interface SampledPage {
  path: string;
  /** App and id of the route, such as "mf-shop/list"; app and part for that of a fixture, "mf-shop/Basket"; "shell" for whatever no remote has. */
  kind: string;
}

interface SampleOptions {
  sitemap: string;
  /** Pages of each kind. */
  each: number;
  /** Kinds; by default all. */
  only: readonly string[] | undefined;
  releases: readonly Release[];
}

/** ms for one answer of a gateway. */
export const ANSWERS_WITHIN = 30_000;

/** Files of a sitemap that are read: large sites have thousands. */
const MOST_FILES = 40;

/**
 * Pages of the sitemap, so many of each kind: spread over the languages, and over all pages of that kind. The pages without parameters that
 * the sitemap leaves out, such as where one signs in or those of fixtures, are among them, in the languages that it has.
 */
export async function samplePages(
  origin: string,
  { sitemap, each, only, releases }: SampleOptions,
): Promise<SampledPage[]> {
  const listed = await readPaths(origin, sitemap);
  const languages = new Set(listed.map((path) => path.split('/')[1]));
  const unlisted = releases.flatMap(({ routes }) =>
    routes.flatMap(({ paths }) =>
      Object.entries(paths).flatMap(([language, path]) =>
        path.includes(':') || !languages.has(language) ? [] : [`/${language}/${path}/`],
      ),
    ),
  );
  const kinds = Map.groupBy([...new Set([...listed, ...unlisted])], (path) => findKind(path, releases));
  return [...kinds]
    .filter(([kind]) => only?.includes(kind) ?? true)
    .flatMap(([kind, paths]) => spread(paths, each).map((path) => ({ path, kind })));
}

function findKind(path: string, releases: readonly Release[]): string {
  const [, language = '', ...rest] = path.split('/');
  const below = rest.join('/');
  const fixture = fixtureAt(below);
  if (fixture !== undefined) return fixture;
  for (const { name, routes } of releases)
    for (const { id, paths } of routes) {
      const pattern = (paths as Record<string, string>)[language];
      if (pattern !== undefined && matchesPattern(pattern, below)) return `${name}/${id}`;
    }
  return 'shell';
}

/** So many of a list, from its whole length; the languages, by which sitemaps are ordered, take turns. */
export function spread(paths: readonly string[], count: number): string[] {
  const languages = [...Map.groupBy(paths, (path) => path.split('/')[1]).values()];
  const shares = languages.map(() => 0);
  let left = Math.min(count, paths.length);
  // What a language with few pages leaves is for the others.
  while (left > 0)
    for (const [index, own] of languages.entries())
      if (left > 0 && shares[index]! < own.length) {
        shares[index]! += 1;
        left -= 1;
      }
  const turns = Array.from({ length: Math.max(0, ...shares) }, (_, turn) => turn);
  return turns.flatMap((turn) =>
    languages.flatMap((own, index) => {
      const share = shares[index]!;
      return turn < share ? [own[Math.floor((turn * own.length) / share)]!] : [];
    }),
  );
}

async function readPaths(origin: string, sitemap: string): Promise<string[]> {
  const isIndex = (xml: string) => xml.includes('<sitemapindex');
  const first = await read(origin, sitemap);
  if (!isIndex(first)) return locations(first);
  const files = locations(first);
  // The first and the last are of different kinds.
  const some =
    files.length <= MOST_FILES ? files : [...files.slice(0, MOST_FILES / 2), ...files.slice(-MOST_FILES / 2)];
  const pages: string[] = [];
  for (const file of some) pages.push(...locations(await read(origin, file)));
  return pages;
}

async function read(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).catch(
    (error: unknown) => error as Error,
  );
  if (answer instanceof Response && answer.ok) return answer.text();
  const why = answer instanceof Response ? `${answer.status}` : answer.message;
  throw new OperatorError(
    `${path} of what is live cannot be read (${why}). The check needs the API that the site's gateways use: API_URL and the other settings of a gateway.`,
  );
}

/** Paths of the addresses in a file of a sitemap. */
export function locations(xml: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!('childNodes' in node)) return;
    if (node.nodeName === 'loc') {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      const url = URL.parse(text.trim());
      if (url) found.push(url.pathname + url.search);
    }
    node.childNodes.forEach(visit);
  };
  parseFragment(xml).childNodes.forEach(visit);
  return found;
}
