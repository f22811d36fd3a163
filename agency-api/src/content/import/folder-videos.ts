import { extname } from 'node:path';
import { VIDEOS_FOLDER } from '../content-files.ts';
import type { ContentFault } from './content-faults.ts';
import type { FolderFiles } from './folder-files.ts';
import type { RawValue } from './raw-value.ts';
import { storedName } from './stored-name.ts';

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
