import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { slugify } from 'shared-kit/domain/slug';
import sharp from '../../files/pictures/sharp.ts';
import { STORED_SCHEME } from '../../files/pictures/sources/stored-source.ts';
import { PICTURES_FOLDER, VIDEOS_FOLDER } from '../content-files.ts';
import type { ContentFault } from './content-faults.ts';
import type { FolderFiles } from './folder-files.ts';
import type { RawValue } from './raw-value.ts';

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

/** Where a player finds the kind of a file: `ftyp` in MP4, the EBML header in WebM. */
const SIGNATURES: Record<string, { at: number; bytes: Buffer }> = {
  '.mp4': { at: 4, bytes: Buffer.from('ftyp') },
  '.webm': { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
};

/** The videos of a folder by the path that content names, and the bytes to store by their source. */
interface FolderVideos {
  sources: Map<string, string>;
  bytes: Map<string, Buffer>;
  faults: ContentFault[];
}

/** Finds the videos of the folder; a file that is none is a fault. */
export function folderVideos(files: FolderFiles): FolderVideos {
  const videos: FolderVideos = { sources: new Map(), bytes: new Map(), faults: [] };
  for (const [file, bytes] of files) {
    if (!file.startsWith(`${VIDEOS_FOLDER}/`)) continue;
    if (!isVideo(file, bytes)) {
      videos.faults.push({ file, rule: 'is no video; formats are .mp4 and .webm' });
      continue;
    }
    const source = storedName(file, bytes);
    videos.sources.set(file, source);
    videos.bytes.set(source, bytes);
  }
  return videos;
}

function isVideo(file: string, content: Buffer): boolean {
  const signature = SIGNATURES[extname(file).toLowerCase()];
  if (!signature) return false;
  const { at, bytes } = signature;
  return content.subarray(at, at + bytes.length).equals(bytes);
}

/** Fills in the sources of the video of a page's banner. Returns the faults of files that do not lie in the folder. */
export function fillInVideo(raw: RawValue, { sources }: FolderVideos): ContentFault[] {
  const video = (raw.value as { banner?: { video?: unknown } } | null)?.banner?.video;
  if (typeof video !== 'object' || video === null) return [];
  return Object.entries(video).flatMap(([field, file]) => {
    if (!['source', 'mobileSource'].includes(field) || typeof file !== 'string') return [];
    const source = sources.get(file);
    if (source === undefined)
      return [
        {
          ...raw.findPlace(['banner', 'video', field]),
          rule: `banner.video.${field}: there is no video ${file} in the folder ${VIDEOS_FOLDER}`,
        },
      ];
    Object.assign(video, { [field]: source });
    return [];
  });
}

/** Source of a file of the folder: it follows from the bytes, so that its address may be cached for ever. */
const storedName = (file: string, bytes: Buffer): string =>
  `${STORED_SCHEME}${hash('sha256', bytes, 'hex').slice(0, 40)}${extname(file).toLowerCase()}`;
