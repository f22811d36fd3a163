import { createHash } from 'node:crypto';
import type { PictureQuery } from 'shared-kit/contracts/api/picture';
import type { DiskCache } from './disk-cache.ts';
import { createJobQueue } from './job-queue.ts';
import { onceInFlight } from './once-in-flight.ts';
import type { PictureRecord } from './picture-record.ts';
import { renderVariant, RENDERING_VERSION } from './render-variant.ts';
import type { OpenSource } from './sources/open-source.ts';

export interface PictureVariants {
  /** Names the content of a variant: the same key, the same bytes. */
  keyOf(record: PictureRecord, query: PictureQuery): string;
  /** The variant, from the cache or computed. Throws `PictureUnavailable` or `QueueFull`. */
  get(record: PictureRecord, query: PictureQuery): Promise<Buffer>;
}

/** Variants of pictures: each computed once, two at a time (the machine has other work), and kept on disk. */
export function createPictureVariants({
  cache,
  open,
}: {
  cache: DiskCache;
  open: OpenSource;
}): PictureVariants {
  const queue = createJobQueue({ parallel: 2, waiting: 200 });
  const shared = onceInFlight<Buffer>();

  async function compute(record: PictureRecord, query: PictureQuery, key: string): Promise<Buffer> {
    const original = await open(record);
    const variant = await queue(() => renderVariant(original, query));
    await cache.write(key, variant);
    return variant;
  }

  return {
    keyOf: variantKey,
    async get(record, query) {
      const key = variantKey(record, query);
      return (await cache.read(key)) ?? shared(key, () => compute(record, query, key));
    },
  };
}

function variantKey({ source, width, height }: PictureRecord, query: PictureQuery): string {
  const content = [RENDERING_VERSION, source, width, height].join('|');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return `${hash}-${query.width ?? 'auto'}x${query.height ?? 'auto'}.${query.format}`;
}
