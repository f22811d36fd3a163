import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { bytesToHeader, Compression, TileType } from 'pmtiles';
import type { Header } from 'pmtiles';

/** A PMTiles file of pictures that has been looked at. */
export interface TileArchive {
  file: string;
  contentType: string;
  leastZoom: number;
  mostZoom: number;
}

/** The format's header has as many bytes. */
const HEADER_LENGTH = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;

const CONTENT_TYPES: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};
/** Directories that `pmtiles` reads. */
const READABLE = [Compression.None, Compression.Gzip];

/** Looks at the head of a PMTiles file; throws an error that says what is wrong with it. */
export function readTileArchive(file: string): TileArchive {
  const { head, size } = headOf(file);
  if (head.length < HEADER_LENGTH || head.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error('is no PMTiles file');
  if (head[MAGIC.length] !== VERSION)
    throw new Error(
      `is a PMTiles file of version ${head[MAGIC.length]}, and must be one of version ${VERSION}`,
    );
  const header = bytesToHeader(new Uint8Array(head).buffer);
  const contentType = CONTENT_TYPES[header.tileType];
  if (!contentType)
    throw new Error('has no pictures: the map shows tiles in png, jpeg, webp or avif, and no vector tiles');
  if (!READABLE.includes(header.internalCompression) || header.tileCompression > Compression.None)
    throw new Error('is compressed in a way that the gateway does not read');
  if (endOf(header) > size) throw new Error('is cut off: it says that it is longer than it is');
  if (header.minZoom > header.maxZoom) throw new Error('has no zooms');
  return { file, contentType, leastZoom: header.minZoom, mostZoom: header.maxZoom };
}

function headOf(file: string): { head: Buffer; size: number } {
  const opened = openForReading(file);
  try {
    const status = fstatSync(opened);
    if (!status.isFile()) throw new Error('is no file');
    const head = Buffer.alloc(HEADER_LENGTH);
    return { head: head.subarray(0, readSync(opened, head, 0, HEADER_LENGTH, 0)), size: status.size };
  } finally {
    closeSync(opened);
  }
}

function openForReading(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw new Error(`cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
}

/** Where the last part of the file ends, by its own words. */
const endOf = (header: Header) =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );
