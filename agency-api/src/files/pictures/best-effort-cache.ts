import type { Logger } from 'pino';
import type { DiskCache } from './disk-cache.ts';

/** Minimum ms between two log lines about the same error. */
const LOG_INTERVAL = 60_000;

/**
 * A cache that ignores write errors: with a full or read-only disk, its content is served without being cached.
 * @param what is cached, for the log
 */
export function bestEffortCache(
  cache: DiskCache,
  logger: Pick<Logger, 'warn'>,
  what = 'pictures',
): DiskCache {
  let loggedAt = -Infinity;
  const tolerate = (error: unknown) => {
    if (performance.now() - loggedAt < LOG_INTERVAL) return;
    loggedAt = performance.now();
    logger.warn({ err: error }, `the cache of ${what} cannot be written`);
  };
  return {
    ...cache,
    write: (key, content) => cache.write(key, content).catch(tolerate),
    remove: (key) => cache.remove(key).catch(tolerate),
  };
}
