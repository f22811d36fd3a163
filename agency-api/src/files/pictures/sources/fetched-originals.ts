import { deadline } from 'composer/server';
import { LRUCache } from 'lru-cache';
import type { DiskCache } from '../disk-cache.ts';
import { createJobQueue } from '../job-queue.ts';
import { checkPhoto } from '../open-photo.ts';
import { PictureUnavailable } from '../original.ts';
import { createSharedWork } from '../shared-work.ts';
import type { FetchPicture } from './http-source.ts';

/** After a failed picture or an unresponsive server no request is made for `cooldownMs`. */
const LIMITS = { timeoutMs: deadline(8_000), maxBytes: 25 * 1024 * 1024, cooldownMs: 30_000 };
const REMEMBERED_FAILURES = 1_000;

interface FetchedOriginals {
  /** The bytes of a picture on another server, cached after they have been decoded. Throws `PictureUnavailable`. */
  fetch(url: string, key: string, signal: AbortSignal): Promise<Buffer>;
  /** Throws the error of a picture that is in its cooldown. */
  checkFailure(url: string): void;
  /** Removes a picture from the cache, and starts its cooldown. */
  reject(url: string, key: string, failure: PictureUnavailable): Promise<void>;
}

/** Pictures of other servers: each fetched by one request at a time, and cached only if it is a valid picture. */
export function createFetchedOriginals(
  cache: DiskCache,
  fetchPicture: FetchPicture,
  limits = LIMITS,
): FetchedOriginals {
  const failures = new LRUCache<string, PictureUnavailable>({
    max: REMEMBERED_FAILURES,
    ttl: limits.cooldownMs,
  });
  const shared = createSharedWork<Buffer>();
  const check = createJobQueue({ parallel: 1, waiting: Infinity });

  function checkFailure(url: string): void {
    const failure = failures.get(url) ?? failures.get(new URL(url).origin);
    if (failure) throw failure;
  }

  async function fetchAndKeep(url: string, key: string, signal: AbortSignal): Promise<Buffer> {
    checkFailure(url);
    try {
      const bytes = await fetchPicture(url, limits, signal);
      await check(() => checkPhoto(bytes), signal);
      await cache.write(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof PictureUnavailable)
        failures.set(error.fault === 'silent' ? new URL(url).origin : url, error);
      throw error;
    }
  }

  return {
    checkFailure,
    fetch: (url, key, signal) => shared(key, (running) => fetchAndKeep(url, key, running), signal),
    async reject(url, key, failure) {
      failures.set(url, failure);
      await cache.remove(key);
    },
  };
}
