import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { deadline } from 'composer/server';
import { s3Store, type S3Bucket } from '../store/s3-store.ts';
import type { DiskCache } from './disk-cache.ts';
import { createSharedWork } from './shared-work.ts';

/** ms that the bucket may be silent: to compute a picture takes less than to wait longer. */
const SILENCE = deadline(2_000);
/** ms for which a bucket that failed is not asked. */
const COOLDOWN = 30_000;

/**
 * The cache of this machine before a bucket that several APIs share: what one has computed, the others read. A bucket that is away costs
 * a computation, and is logged once in each cooldown. It is never emptied from here: a rule of the bucket does that.
 */
export function sharedCache(
  local: DiskCache,
  bucket: S3Bucket,
  logger: Pick<Logger, 'warn'>,
  cooldown = COOLDOWN,
): DiskCache {
  const store = s3Store(bucket, { silence: SILENCE, retries: 0 });
  const shared = createSharedWork<Buffer | null>();
  let awayUntil = -Infinity;

  async function ifThere<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    if (performance.now() < awayUntil) return undefined;
    try {
      return await ask();
    } catch (error) {
      if (performance.now() >= awayUntil)
        logger.warn({ err: error }, 'the store of PICTURES does not answer');
      awayUntil = performance.now() + cooldown;
      return undefined;
    }
  }

  async function readShared(key: string): Promise<Buffer | null> {
    const content = await ifThere(async () => {
      const found = await store.open(key);
      return found && buffer(found);
    });
    if (!content) return null;
    await local.write(key, content);
    return content;
  }

  return {
    ...local,
    read: async (key) => (await local.read(key)) ?? shared(key, () => readShared(key)),
    async write(key, content) {
      await local.write(key, content);
      // The visitor does not wait for it.
      void ifThere(() => store.write(key, content));
    },
  };
}
