import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PictureQuery } from 'shared-kit/contracts/api/picture';
import { createDiskCache } from './disk-cache.ts';
import { dominantColour } from './dominant-colour.ts';
import type { PictureRecord } from './picture-record.ts';
import type { PictureStore } from './picture-store.ts';
import { createPictureVariants } from './picture-variants.ts';
import { createSourceOpener } from './sources/open-source.ts';

const GIBIBYTE = 1024 ** 3;
/** Paper, until the picture could be read. */
const UNKNOWN_COLOUR = '#e4dfd5';
const SMALLEST: PictureQuery = { width: 100, format: 'webp' };

export interface PicturesOptions {
  store: PictureStore;
  /** Pictures of the site's own content, found before those of the store. */
  content: readonly PictureRecord[];
  /** Computed pictures go to its `pictures-cache`. */
  dataFolder: string;
  /** Folders below which sources that are file paths lie. */
  folders: readonly string[];
  logger: Pick<Logger, 'warn'>;
  /** At most about so many bytes on disk. */
  maxCacheBytes?: number;
}

export interface Pictures {
  find(id: string): Promise<PictureRecord | null>;
  /** Names the bytes that `variant` gives. */
  keyOf(record: PictureRecord, query: PictureQuery): string;
  /** Throws `PictureUnavailable` or `QueueFull`. */
  variant(record: PictureRecord, query: PictureQuery): Promise<Buffer>;
  /** Dominant colour of a picture of the content, measured once; paper for one that cannot be read. */
  colourOf(record: PictureRecord): Promise<string>;
  /** Measures the colour of a listing's picture that has none yet, from one of its variants, and keeps it for lists. */
  learnColour(record: PictureRecord, variant: Buffer): Promise<void>;
}

/** All pictures of the site: found by id, computed at the size asked for, kept on disk. */
export function createPictures({
  store,
  content,
  dataFolder,
  folders,
  logger,
  maxCacheBytes,
}: PicturesOptions): Pictures {
  const cache = createDiskCache({
    folder: join(dataFolder, 'pictures-cache'),
    maxBytes: maxCacheBytes ?? 2 * GIBIBYTE,
  });
  const variants = createPictureVariants({ cache, open: createSourceOpener({ cache, folders }) });
  const contentById = new Map(content.map((record) => [record.id, record]));
  const colours = new Map<string, string>();

  async function measure(record: PictureRecord): Promise<string> {
    const colour = await dominantColour(await variants.get(record, SMALLEST));
    colours.set(record.id, colour);
    return colour;
  }
  const warn = (record: PictureRecord, error: unknown) =>
    logger.warn({ err: error, picture: record.id }, 'the colour of a picture cannot be measured');

  return {
    find: async (id) => contentById.get(id) ?? store.find(id),
    keyOf: variants.keyOf,
    variant: variants.get,
    async colourOf(record) {
      try {
        return colours.get(record.id) ?? (await measure(record));
      } catch (error) {
        warn(record, error);
        return UNKNOWN_COLOUR;
      }
    },
    async learnColour(record, variant) {
      if (record.colour || contentById.has(record.id)) return;
      try {
        await store.rememberColour(record.id, await dominantColour(variant));
      } catch (error) {
        warn(record, error);
      }
    },
  };
}
