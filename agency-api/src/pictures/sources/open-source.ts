import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DiskCache } from '../disk-cache.ts';
import { createJobQueue } from '../job-queue.ts';
import { onceInFlight } from '../once-in-flight.ts';
import type { Original } from '../original.ts';
import type { PictureRecord } from '../picture-record.ts';
import { PictureUnavailable } from '../picture-unavailable.ts';
import { openFile } from './file-source.ts';
import { fetchPicture } from './http-source.ts';
import { openScene } from './scene-source.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 25 * 1024 * 1024 };
/** A server that fails is left in peace for half a minute. */
const FAILURE_MEMORY = { max: 1_000, ttl: 30_000 };

export type OpenSource = (record: PictureRecord) => Promise<Original>;

/** Opens the original of a picture, wherever it is; those from other servers are kept in the cache. */
export function createSourceOpener({
  cache,
  folders,
}: {
  cache: DiskCache;
  folders: readonly string[];
}): OpenSource {
  const queue = createJobQueue({ parallel: 8, waiting: 200 });
  const failures = new LRUCache<string, PictureUnavailable>(FAILURE_MEMORY);
  const shared = onceInFlight<Buffer>();

  async function fetchAndKeep(url: string, key: string): Promise<Buffer> {
    const failure = failures.get(url);
    if (failure) throw failure;
    try {
      const bytes = await queue(() => fetchPicture(url, LIMITS));
      await cache.write(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof PictureUnavailable) failures.set(url, error);
      throw error;
    }
  }

  async function openRemote(url: string): Promise<Original> {
    const key = `original-${createHash('sha256').update(url).digest('hex')}`;
    const bytes = (await cache.read(key)) ?? (await shared(key, () => fetchAndKeep(url, key)));
    return { kind: 'photo', bytes };
  }

  return async (record) => {
    if (record.source.startsWith('demo:')) return openScene(record);
    if (/^https?:\/\//i.test(record.source)) return openRemote(record.source);
    return openFile(record.source, folders);
  };
}
