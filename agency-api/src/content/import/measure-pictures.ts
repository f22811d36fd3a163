import { extname } from 'node:path';
import { slugify } from 'shared-kit/domain/slug';
import sharp from '../../files/pictures/sharp.ts';
import { PICTURES_FOLDER } from '../content-files.ts';
import type { ContentFault } from './content-faults.ts';
import type { FolderFiles } from './folder-files.ts';
import type { RawValue } from './raw-value.ts';
import { storedName } from './stored-name.ts';

const FORMATS = ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'];

interface MeasuredPicture {
  source: string;
  width: number;
  height: number;
}

/** The pictures of a folder by the path that content names, and the bytes to store by their source. */
export interface FolderPictures {
  measured: Map<string, MeasuredPicture>;
  bytes: Map<string, Buffer>;
  faults: ContentFault[];
}

/** Reads the size of each picture of the folder. Its source follows from its bytes, so that its address may be cached for ever. */
export async function folderPictures(files: FolderFiles): Promise<FolderPictures> {
  const pictures: FolderPictures = { measured: new Map(), bytes: new Map(), faults: [] };
  for (const [file, bytes] of files) {
    if (!file.startsWith(`${PICTURES_FOLDER}/`)) continue;
    const extension = extname(file).toLowerCase();
    const size = FORMATS.includes(extension) ? await measure(bytes) : undefined;
    if (!size) {
      pictures.faults.push({
        file,
        rule: `is no picture that can be read; formats are ${FORMATS.join(' ')}`,
      });
      continue;
    }
    const source = storedName(file, bytes);
    pictures.measured.set(file, { source, ...size });
    pictures.bytes.set(source, bytes);
  }
  return pictures;
}

async function measure(bytes: Buffer): Promise<Omit<MeasuredPicture, 'source'> | undefined> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (!width || !height) return undefined;
    return { width, height };
  } catch {
    return undefined;
  }
}

/**
 * Fills in size, source and id of the pictures that a value names by their file: editors write `source` and `alt` only. Returns
 * the faults of those that do not lie in the folder.
 */
export function fillInPictures(raw: RawValue, { measured }: FolderPictures): ContentFault[] {
  const faults: ContentFault[] = [];
  visit(raw.value, [], (picture, path) => {
    const source = picture.source as string;
    if (/^https?:\/\//i.test(source)) return;
    const found = measured.get(source);
    if (found)
      Object.assign(picture, { id: slugify(source.replace(/\.\w+$/, ''), 60), ...pickId(picture), ...found });
    else
      faults.push({ ...raw.findPlace([...path, 'source']), rule: `source: there is no picture ${source}` });
  });
  return faults;
}

const pickId = ({ id }: Record<string, unknown>) => (id === undefined ? {} : { id });

function visit(
  value: unknown,
  path: readonly PropertyKey[],
  found: (picture: Record<string, unknown>, path: readonly PropertyKey[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  // A video has a source too, and a poster, which is a picture.
  if (
    !Array.isArray(value) &&
    typeof (value as { source?: unknown }).source === 'string' &&
    !('poster' in value)
  )
    found(value as Record<string, unknown>, path);
  for (const [key, member] of Object.entries(value))
    visit(member, [...path, Array.isArray(value) ? Number(key) : key], found);
}
