import type { Original } from '../original.ts';
import { PictureUnavailable } from '../picture-unavailable.ts';
import { originalOf } from './file-source.ts';

/** Beginning of the source of a picture that lies in the database. */
export const STORED_SCHEME = 'content:';

export const isStored = (source: string): boolean => source.startsWith(STORED_SCHEME);

/** Bytes by source; null for one that is not stored. */
export type StoredOriginals = (source: string) => Promise<Buffer | null>;

/** Opens a picture that was imported with the content. Throws `PictureUnavailable`. */
export async function openStored(source: string, stored: StoredOriginals | undefined): Promise<Original> {
  const bytes = await stored?.(source);
  if (!bytes) throw new PictureUnavailable('missing', `${source} is not stored`);
  return originalOf(source, bytes);
}
