import { readFile, realpath } from 'node:fs/promises';
import { extname, isAbsolute, join, relative } from 'node:path';
import { type Original, PictureUnavailable } from '../original.ts';

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

/** Reads a file below one of the folders; a path outside of them, also by a symbolic link, counts as missing. */
export async function openFile(path: string, folders: readonly string[]): Promise<Original> {
  for (const folder of folders) {
    const file = await fileBelow(folder, path);
    if (file) return open(file);
  }
  throw new PictureUnavailable('missing', `${path} is not in the picture folders`);
}

async function fileBelow(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    const inside = relative(root, file);
    return inside.startsWith('..') || isAbsolute(inside) ? null : file;
  } catch {
    return null;
  }
}

/** SVG is rendered only from the agency's own files, as it is not safe from other sources. */
async function open(file: string): Promise<Original> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new PictureUnavailable('missing', `${file} cannot be read`, error);
  });
  return toOriginal(file, bytes);
}

/** What a file of the agency is, by the ending of its name. */
function toOriginal(file: string, bytes: Buffer): Original {
  return extname(file).toLowerCase() === '.svg'
    ? { kind: 'drawing', svg: bytes.toString('utf8') }
    : { kind: 'photo', bytes };
}
