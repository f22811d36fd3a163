import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { pathLanguage } from '../../contract/paths.ts';
import type { FindComposition, Snapshot } from '../releases/snapshot.ts';
import { siteOrigin } from '../http/visitor-headers.ts';
import type { GatewaySite } from '../site.ts';
import type { Epoch, PageCache } from './page-cache.ts';
import type { PageCaches } from './page-caches.ts';

/** What the page of a request is made of, and its place in the page cache. */
interface PageInputs {
  snapshot: Snapshot;
  /** Undefined for what keeps it out of the cache: forms, previews, requests with the debug cookie, addresses without language or with parameters that no page declares. */
  place: CachePlace | undefined;
}

/** Where the page of a request stands in the page cache. */
export interface CachePlace {
  cache: PageCache;
  epoch: Epoch;
  key: string;
  /** Path and query that the page is rendered with. */
  address: string;
  /** Parameters of campaigns that the address had besides. */
  dropped: string;
}

interface Dependencies {
  compositions: FindComposition;
  contentState: {
    /** Number of the state of the content; undefined while nobody knows it. */
    current(): number | undefined | Promise<number | undefined>;
  };
  caches: PageCaches;
  site: Pick<GatewaySite, 'languages' | 'isPreview'>;
  publicUrl: string | undefined;
}

/** What the page of a request is made of: the same for all who ask for it. */
export type FindInputs = (request: Request) => Promise<PageInputs>;

/** The set of releases, the state of the content and the place in the cache are found once for each request. */
export function pageInputs({
  compositions,
  contentState,
  caches,
  site,
  publicUrl,
}: Dependencies): FindInputs {
  const find = async (request: Request): Promise<PageInputs> => {
    const snapshot = await compositions.for(request);
    const content = await contentState.current();
    const place =
      caches.isOn && content !== undefined
        ? cachePlace(request, { snapshot, content, caches, site, publicUrl })
        : undefined;
    return { snapshot, place };
  };
  return (request: Request & { [INPUTS]?: Promise<PageInputs> }) => (request[INPUTS] ??= find(request));
}

/** On the request itself: a `WeakMap` of requests costs the garbage collector more than a page from the cache. */
const INPUTS = Symbol('page inputs');

function cachePlace(
  request: Request,
  {
    snapshot,
    content,
    caches,
    site,
    publicUrl,
  }: Pick<Dependencies, 'caches' | 'site' | 'publicUrl'> & { snapshot: Snapshot; content: number },
): CachePlace | undefined {
  const { method, originalUrl } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isDebugged(request)) return undefined;
  if (!pathLanguage(originalUrl, site) || site.isPreview(originalUrl)) return undefined;
  const known = pageKey(originalUrl, snapshot.parameters);
  if (!known) return undefined;
  const key = siteOrigin(request, { publicUrl }) + known.address;
  if (snapshot.audience !== 'holder') {
    // Pages of a canary stand beside those of what is live, of which they take no more than they are asked for.
    const own = snapshot.audience === 'share' ? `${snapshot.id} ${key}` : key;
    return { ...known, cache: caches.forAll, key: own, epoch: { releases: snapshot.liveId, content } };
  }
  if (!caches.ofOthers.isOn) return undefined;
  // Any number of sets share one cache: which one a page is of is in its key. Sets of two selections may be of the same releases, and say
  // other things of themselves.
  return {
    ...known,
    cache: caches.ofOthers,
    key: `${snapshot.id} ${key}`,
    epoch: { releases: 0, content },
  };
}

/** An address of a page that may be cached, in the one form that stands for all of its spellings. */
interface PageKey {
  /** Path and query, as the page is rendered. */
  address: string;
  /** Parameters of campaigns, which no page sees: "utm_source=x"; redirects keep them. */
  dropped: string;
}

/** Parameters that mail programs, networks and advertisements add. They are for scripts in the browser, which read the address themselves. */
const CAMPAIGN =
  /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|gclsrc|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_gl)$/;

/** Longer addresses are hardly asked for twice: their pages are not cached. */
const LONGEST = 1_000;

/**
 * The key of an address, as it came; undefined when its page is not to be cached: a parameter that no page declares could make a
 * page that others would get.
 */
export function pageKey(url: string, parameters: ReadonlySet<string>): PageKey | undefined {
  if (url.length > LONGEST) return undefined;
  const start = url.indexOf('?');
  if (start === -1) return { address: url, dropped: '' };
  const given = [...new URLSearchParams(url.slice(start))];
  const isCampaign = ([name]: [string, string]) => CAMPAIGN.test(name) && !parameters.has(name);
  const read = given.filter((parameter) => !isCampaign(parameter));
  if (read.some(([name]) => !parameters.has(name))) return undefined;
  // The order of values of one name is theirs; sorting is stable.
  const query = new URLSearchParams(read.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return {
    address: url.slice(0, start) + (query && `?${query}`),
    dropped: new URLSearchParams(given.filter(isCampaign)).toString(),
  };
}

/** Of the session; it says nothing of who has it. */
export const DEBUG_COOKIE = 'release-debug';

const DEBUGGED = Symbol('debugged');
type MaybeDebugged = IncomingMessage & { [DEBUGGED]?: boolean };

/** Whether a request has the debug cookie: its answer says which app and version served each part, and is for nobody else. */
export function isDebugged(request: IncomingMessage): boolean {
  const { cookie } = request.headers;
  const marked = (request as MaybeDebugged)[DEBUGGED];
  // Requests without it pay for a search in a short text.
  return marked ?? (!!cookie?.includes(`${DEBUG_COOKIE}=1`) && parseCookie(cookie)[DEBUG_COOKIE] === '1');
}

/** Whatever becomes of its cookies. */
export const markDebugged = (request: IncomingMessage, is = true): void =>
  void Object.defineProperty(request, DEBUGGED, { value: is });
