import { join } from 'node:path';
import type { Logger } from 'pino';
import type { KnownStore } from '../store/store-address.ts';
import { bestEffortCache } from './best-effort-cache.ts';
import { createDiskCache } from './disk-cache.ts';
import type { PictureRecord, PictureStore } from './picture-record.ts';
import { createPictureVariants, type VariantSize } from './picture-variants.ts';
import { sharedCache } from './shared-cache.ts';
import type { PictureHosts } from './sources/picture-hosts.ts';
import type { StoredOriginals } from './sources/stored-source.ts';
import { createSources } from './sources/with-original.ts';

const GIBIBYTE = 1024 ** 3;

interface PicturesOptions {
  store: PictureStore;
  /** Finds a picture of the site's own content, which takes precedence over one of the store. */
  findContent: (id: string) => Promise<PictureRecord | undefined>;
  /** Bytes of a picture that lies in the database, by its source. */
  stored?: StoredOriginals;
  /** Computed pictures are cached in its `pictures-cache`, unless `cached` names another folder. */
  dataFolder: string;
  /** Where computed pictures are cached: a folder, or a bucket behind that of the data folder. */
  cached?: KnownStore | undefined;
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
  toKey(record: PictureRecord, size: VariantSize): string;
  /** `signal` aborts when the client disconnects. Throws `PictureUnavailable`, `QueueFull`, or the signal's reason. */
  variant(record: PictureRecord, size: VariantSize, signal?: AbortSignal): Promise<Buffer>;
  /** Pictures that are computed now, and that wait for it. */
  queue(): { running: number; waiting: number };
}

/** All pictures of the site: found by id, computed at the requested size, cached on disk. */
export function createPictures({
  store,
  findContent,
  stored,
  dataFolder,
  cached,
  folders,
  hosts,
  logger,
  maxCacheBytes,
}: PicturesOptions): Pictures {
  const shared = cached?.address;
  const folder = (shared?.kind === 'folder' && shared.folder) || join(dataFolder, 'pictures-cache');
  const cache = bestEffortCache(createDiskCache({ folder, maxBytes: maxCacheBytes ?? 2 * GIBIBYTE }), logger);
  const variants = createPictureVariants({
    cache:
      shared?.kind === 's3'
        ? sharedCache(cache, { address: shared.address, ...cached!.keys }, logger)
        : cache,
    withOriginal: createSources({ cache, folders, hosts, stored }),
  });
  return {
    find: async (id) => (await findContent(id)) ?? store.find(id),
    toKey: variants.toKey,
    variant: variants.get,
    queue: variants.queue,
  };
}
