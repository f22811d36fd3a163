import { readFile, realpath } from 'node:fs/promises';
import { extname, isAbsolute, join, relative } from 'node:path';
import type { Original } from '../original.ts';
import { PictureUnavailable } from '../picture-unavailable.ts';

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
export function toOriginal(file: string, bytes: Buffer): Original {
  return extname(file).toLowerCase() === '.svg'
    ? { kind: 'drawing', svg: bytes.toString('utf8') }
    : { kind: 'photo', bytes };
}
