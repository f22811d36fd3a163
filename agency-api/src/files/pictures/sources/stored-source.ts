import type { Original } from '../original.ts';
import { PictureUnavailable } from '../picture-unavailable.ts';
import { toOriginal } from './file-source.ts';

/** Beginning of the source of a picture of the content, which lies in the database. */
export const STORED_SCHEME = 'content:';
/** Beginning of the source of a picture that a visitor sent, which lies there too. */
const VISITOR_SCHEME = 'visitor:';

export const isStored = (source: string): boolean => source.startsWith(STORED_SCHEME) || isOfVisitor(source);

/** Source of a picture that a visitor sent. */
export const visitorSource = (name: string): string => VISITOR_SCHEME + name;

/** Whether a visitor sent a picture, and may take it back: nothing keeps copies of it. */
export const isOfVisitor = (source: string): boolean => source.startsWith(VISITOR_SCHEME);

/** Bytes by source; null for one that is not stored. */
export type StoredOriginals = (source: string) => Promise<Buffer | null>;

/** Opens a picture that was imported with the content. Throws `PictureUnavailable`. */
export async function openStored(source: string, stored: StoredOriginals | undefined): Promise<Original> {
  const bytes = await stored?.(source);
  if (!bytes) throw new PictureUnavailable('missing', `${source} is not stored`);
  return toOriginal(source, bytes);
}
