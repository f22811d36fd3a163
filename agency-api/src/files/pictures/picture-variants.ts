import { createHash } from 'node:crypto';
import { deadline } from 'composer/server';
import type { PictureQuery } from 'shared-kit/contracts/api/picture';
import type { DiskCache } from './disk-cache.ts';
import { createJobQueue, QueueFull } from './job-queue.ts';
import type { Original } from './original.ts';
import type { PictureRecord } from './picture-record.ts';
import { renderVariant, RENDERING_VERSION } from './render-variant.ts';
import { renderShare } from './share/render-share.ts';
import type { ShareSize } from './share/share-size.ts';
import { createSharedWork } from './shared-work.ts';
import { isOfVisitor } from './sources/stored-source.ts';
import type { WithOriginal } from './sources/with-original.ts';

/** Two at once, as the machine has other work. Queued jobs end well before the gateway's timeout of 30 s. */
const QUEUE = { parallel: 2, waiting: 120 };
const DEADLINE_MS = deadline(20_000);

/** Size and format of a variant: what pages ask for, or what networks show. */
export type VariantSize = PictureQuery | ShareSize;

interface PictureVariants {
  /** Key of a variant's content: equal keys mean equal bytes. */
  toKey(record: PictureRecord, size: VariantSize): string;
  /**
   * The variant, from the cache or computed. `signal` aborts when the client disconnects; work without callers is dropped.
   * Throws `PictureUnavailable`, `QueueFull`, or the signal's reason.
   */
  get(record: PictureRecord, size: VariantSize, signal?: AbortSignal): Promise<Buffer>;
  /** Pictures that are computed now, and that wait for it. */
  queue(): { running: number; waiting: number };
}

interface PictureVariantsOptions {
  cache: DiskCache;
  withOriginal: WithOriginal;
  /** Deadline of a picture, in ms. */
  deadlineMs?: number;
}

/** Variants of pictures: each computed once, and cached on disk. */
export function createPictureVariants({
  cache,
  withOriginal,
  deadlineMs = DEADLINE_MS,
}: PictureVariantsOptions): PictureVariants {
  const queue = createJobQueue(QUEUE);
  const shared = createSharedWork<Buffer>();

  const compute = (record: PictureRecord, size: VariantSize, key: string, signal: AbortSignal) =>
    withOriginal(record, signal, async (read) => {
      const variant = await queue(async () => render(await read(), size), signal);
      if (!isOfVisitor(record.source)) await cache.write(key, variant);
      return variant;
    });

  return {
    toKey: variantKey,
    queue: queue.figures,
    async get(record, size, signal) {
      const key = variantKey(record, size);
      // One of a visitor is not kept.
      const kept = isOfVisitor(record.source) ? null : await cache.read(key);
      if (kept) return kept;
      const deadline = AbortSignal.timeout(deadlineMs);
      const ended = signal ? AbortSignal.any([signal, deadline]) : deadline;
      try {
        return await shared(key, (running) => compute(record, size, key, running), ended);
      } catch (error) {
        if (deadline.aborted && error === deadline.reason) throw new QueueFull();
        throw error;
      }
    },
  };
}

const render = (original: Original, size: VariantSize): Promise<Buffer> =>
  size.format === 'jpeg' ? renderShare(original) : renderVariant(original, size);

function variantKey({ source, width, height }: PictureRecord, size: VariantSize): string {
  const content = [RENDERING_VERSION, source, width, height].join('|');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return `${hash}-${size.width ?? 'auto'}x${size.height ?? 'auto'}.${size.format}`;
}
