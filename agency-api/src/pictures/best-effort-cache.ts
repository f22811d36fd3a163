import type { Logger } from 'pino';
import type { DiskCache } from './disk-cache.ts';

/** ms between two lines in the log about the same trouble. */
const LOG_INTERVAL = 60_000;

/** A cache that keeps what it can: on a full disk, or one that cannot be written, pictures are served without being kept. */
export function bestEffortCache(cache: DiskCache, logger: Pick<Logger, 'warn'>): DiskCache {
  let loggedAt = -Infinity;
  const tolerate = (error: unknown) => {
    if (performance.now() - loggedAt < LOG_INTERVAL) return;
    loggedAt = performance.now();
    logger.warn({ err: error }, 'the cache of pictures cannot be written');
  };
  return {
    ...cache,
    write: (key, content) => cache.write(key, content).catch(tolerate),
    remove: (key) => cache.remove(key).catch(tolerate),
  };
}
