import type { Request } from 'express';
import type { LiveSnapshot, Snapshot } from '../releases/snapshot.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { pathLanguage } from '../pages/visitor-language.ts';
import type { GatewaySite } from '../site.ts';
import type { Epoch, PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/** What the page of a request is made of, and its place in the page cache. */
export interface PageSource {
  snapshot: Snapshot;
  /** Undefined for what is never cached: forms, previews, addresses without language or with parameters that no page declares. */
  place: CachePlace | undefined;
}

/** Where the page of a request stands in the page cache. */
export interface CachePlace {
  epoch: Epoch;
  key: string;
  /** Path and query that the page is rendered with. */
  address: string;
  /** Parameters of campaigns that the address had besides. */
  dropped: string;
}

interface Dependencies {
  releases: LiveSnapshot;
  contentState: {
    /** Number of the state of the content; undefined while nobody knows it. */
    current(): number | undefined | Promise<number | undefined>;
  };
  cache: Pick<PageCache, 'isOn'>;
  site: Pick<GatewaySite, 'languages' | 'isPreview'>;
  publicUrl: string | undefined;
}

/** Tells the source of a request's page; the same to all who ask for it. */
export type PageSources = (request: Request) => Promise<PageSource>;

/** The live releases, the state of the content and the place in the cache are found once for each request. */
export function pageSources({ releases, contentState, cache, site, publicUrl }: Dependencies): PageSources {
  const find = async (request: Request): Promise<PageSource> => {
    const snapshot = await releases.current();
    const content = await contentState.current();
    const place =
      cache.isOn && content !== undefined
        ? cachePlace(request, { snapshot, content, site, publicUrl })
        : undefined;
    return { snapshot, place };
  };
  return (request: Request & { [SOURCE]?: Promise<PageSource> }) => (request[SOURCE] ??= find(request));
}

/** On the request itself: a `WeakMap` of requests costs the garbage collector more than a page from the cache. */
const SOURCE = Symbol('page source');

function cachePlace(
  request: Request,
  {
    snapshot,
    content,
    site,
    publicUrl,
  }: Pick<Dependencies, 'site' | 'publicUrl'> & { snapshot: Snapshot; content: number },
): CachePlace | undefined {
  const { method, originalUrl } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!pathLanguage(originalUrl, site) || site.isPreview(originalUrl)) return undefined;
  const known = pageKey(originalUrl, snapshot.parameters);
  return (
    known && {
      ...known,
      key: siteOrigin(request, { publicUrl }) + known.address,
      epoch: { releases: snapshot.id, content },
    }
  );
}
