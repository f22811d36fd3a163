import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PictureQuery } from 'shared-kit/contracts/api/picture';
import { bestEffortCache } from './best-effort-cache.ts';
import { createDiskCache } from './disk-cache.ts';
import { dominantColour } from './dominant-colour.ts';
import { createJobQueue, QueueFull } from './job-queue.ts';
import type { PictureRecord } from './picture-record.ts';
import type { PictureStore } from './picture-store.ts';
import { createPictureVariants, type VariantSize } from './picture-variants.ts';
import type { PictureHosts } from './sources/picture-hosts.ts';
import type { StoredOriginals } from './sources/stored-source.ts';
import { createSources } from './sources/with-original.ts';

const GIBIBYTE = 1024 ** 3;
/** Off-white, until the picture is read. */
const UNKNOWN_COLOUR = '#e4dfd5';
const SMALLEST: PictureQuery = { width: 100, format: 'webp' };
/** Timeout in ms after which an answer goes out without the colour of a picture. */
const COLOUR_DEADLINE = 400;

export interface PicturesOptions {
  store: PictureStore;
  /** Finds a picture of the site's own content, which takes precedence over one of the store. */
  findContent: (id: string) => Promise<PictureRecord | undefined>;
  /** Bytes of a picture that lies in the database, by its source. */
  stored?: StoredOriginals;
  /** Computed pictures are cached in its `pictures-cache`. */
  dataFolder: string;
  /** Folders for sources that are file paths. */
  folders: readonly string[];
  /** Allowed hosts for sources that are http(s) addresses. */
  hosts: PictureHosts;
  logger: Pick<Logger, 'warn'>;
  /** Approximate maximum of bytes on disk. */
  maxCacheBytes?: number;
}

export interface Pictures {
  find(id: string): Promise<PictureRecord | null>;
  /** Key of the bytes that `variant` returns. */
  keyOf(record: PictureRecord, size: VariantSize): string;
  /** `signal` aborts when the client disconnects. Throws `PictureUnavailable`, `QueueFull`, or the signal's reason. */
  variant(record: PictureRecord, size: VariantSize, signal?: AbortSignal): Promise<Buffer>;
  /** Dominant colour of a picture of the content, measured once; off-white for one that cannot be read in time. */
  colourOf(record: PictureRecord): Promise<string>;
  /** Measures the colour of a listing's picture that has none yet, from one of its variants, and stores it for lists. */
  learnColour(record: PictureRecord, variant: Buffer): Promise<void>;
}

/** All pictures of the site: found by id, computed at the requested size, cached on disk. */
export function createPictures({
  store,
  findContent,
  stored,
  dataFolder,
  folders,
  hosts,
  logger,
  maxCacheBytes,
}: PicturesOptions): Pictures {
  const folder = join(dataFolder, 'pictures-cache');
  const cache = bestEffortCache(createDiskCache({ folder, maxBytes: maxCacheBytes ?? 2 * GIBIBYTE }), logger);
  const variants = createPictureVariants({
    cache,
    withOriginal: createSources({ cache, folders, hosts, stored }),
  });
  const measuring = createJobQueue({ parallel: 1, waiting: 20 });
  const colours = new Map<string, string>();

  async function measure(record: PictureRecord): Promise<string> {
    const smallest = await variants.get(record, SMALLEST, AbortSignal.timeout(COLOUR_DEADLINE));
    const colour = await dominantColour(smallest);
    colours.set(record.id, colour);
    return colour;
  }
  const warn = (record: PictureRecord, error: unknown) =>
    logger.warn({ err: error, picture: record.id }, 'the colour of a picture cannot be measured');

  return {
    find: async (id) => (await findContent(id)) ?? store.find(id),
    keyOf: variants.keyOf,
    variant: variants.get,
    async colourOf(record) {
      if (record.colour) return record.colour;
      try {
        return colours.get(record.id) ?? (await measure(record));
      } catch (error) {
        warn(record, error);
        return UNKNOWN_COLOUR;
      }
    },
    async learnColour(record, variant) {
      if (record.colour) return;
      try {
        if (await findContent(record.id)) return;
        await store.rememberColour(record.id, await measuring(() => dominantColour(variant)));
      } catch (error) {
        // A later variant will be measured instead.
        if (!(error instanceof QueueFull)) warn(record, error);
      }
    },
  };
}
