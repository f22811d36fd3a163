import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bytesToHeader, Compression, TileType } from 'pmtiles';
import type { Header } from 'pmtiles';

/** A PMTiles file that has been looked at. */
export interface TileArchive {
  file: string;
  /** Pictures, or shapes in the schema of Protomaps. */
  type: 'raster' | 'vector';
  contentType: string;
  /** How its tiles are compressed, which browsers undo. */
  encoding: 'gzip' | undefined;
  /** What each of its tiles has at a place near its beginning, as `latin1`. */
  signature: readonly [at: number, bytes: string];
  leastZoom: number;
  mostZoom: number;
}

/** The format's header has as many bytes. */
const HEADER_LENGTH = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;

const VECTOR = 'application/vnd.mapbox-vector-tile';
const CONTENT_TYPES: Partial<Record<TileType, string>> = {
  [TileType.Mvt]: VECTOR,
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};
const GZIP = [0, '\x1f\x8b'] as const;
/** A vector tile begins with the field of a layer. */
const SIGNATURES: Partial<Record<TileType, TileArchive['signature']>> = {
  [TileType.Mvt]: [0, '\x1a'],
  [TileType.Png]: [0, '\x89PNG'],
  [TileType.Jpeg]: [0, '\xff\xd8'],
  [TileType.Webp]: [8, 'WEBP'],
  [TileType.Avif]: [4, 'ftyp'],
};
/** Layers that the basemap of Protomaps alone names so: one of these at least is in every archive of its schema. */
const LAYERS = ['earth', 'places'];
/** A layer of the schema of OpenMapTiles, which agencies may take for the one that is read. */
const OPEN_MAP_TILES = 'transportation';
/** Of names of layers in the log: a damaged description may have any. */
const MOST_NAMED = 20;
const MOST_LETTERS = 40;
/** The format has no zoom beyond. */
const MOST_ZOOM = 26;
/** More than any description of an archive has. */
const MOST_METADATA = 1_000_000;
/** What can be read of directories and tiles. */
const READABLE = [Compression.None, Compression.Gzip];

/** Looks at the head of a PMTiles file; throws an error that says what is wrong with it. */
export function readTileArchive(file: string): TileArchive {
  const opened = openForReading(file);
  try {
    return readArchive(file, opened);
  } finally {
    closeSync(opened);
  }
}

function readArchive(file: string, opened: number): TileArchive {
  const { head, size } = readHead(opened);
  if (head.length < HEADER_LENGTH || head.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error('is no PMTiles file');
  if (head[MAGIC.length] !== VERSION)
    throw new Error(
      `is a PMTiles file of version ${head[MAGIC.length]}, and must be one of version ${VERSION}`,
    );
  const header = bytesToHeader(new Uint8Array(head).buffer);
  const contentType = CONTENT_TYPES[header.tileType];
  if (!contentType)
    throw new Error('has tiles of a type that the map does not read: they are png, jpeg, webp, avif or mvt');
  if (!READABLE.includes(header.internalCompression) || !READABLE.includes(header.tileCompression))
    throw new Error('is compressed in a way that the gateway does not read');
  if (computeEnd(header) > size) throw new Error('is cut off: it says that it is longer than it is');
  if (header.minZoom > header.maxZoom || header.maxZoom > MOST_ZOOM)
    throw new Error(`has no zooms: from ${header.minZoom} to ${header.maxZoom}`);
  const isVector = contentType === VECTOR;
  if (isVector) checkLayers(opened, header);
  const encoding = header.tileCompression === Compression.Gzip ? 'gzip' : undefined;
  return {
    file,
    type: isVector ? 'vector' : 'raster',
    contentType,
    encoding,
    signature: encoding ? GZIP : SIGNATURES[header.tileType]!,
    leastZoom: header.minZoom,
    mostZoom: header.maxZoom,
  };
}

function checkLayers(opened: number, header: Header) {
  const layers = readLayers(opened, header);
  if (LAYERS.some((layer) => layers.includes(layer))) return;
  const named = layers.slice(0, MOST_NAMED).map((layer) => layer.slice(0, MOST_LETTERS));
  const schema = layers.includes(OPEN_MAP_TILES) ? ' but in that of OpenMapTiles' : '';
  throw new Error(
    `is not in the schema of Protomaps${schema}: it has no layer ${LAYERS.join(' or ')}, but ${named.join(', ') || 'none that it names'}`,
  );
}

/** The layers by their names, of which the description of the archive tells. */
function readLayers(opened: number, header: Header): string[] {
  const { jsonMetadataOffset: offset, jsonMetadataLength: length, internalCompression } = header;
  if (length > MOST_METADATA) throw new Error(`describes itself in ${length} bytes`);
  const bytes = Buffer.alloc(length);
  readSync(opened, bytes, 0, length, offset);
  try {
    const isZipped = internalCompression === Compression.Gzip;
    const text = isZipped ? gunzipSync(bytes, { maxOutputLength: MOST_METADATA }) : bytes;
    const { vector_layers: layers } = JSON.parse(text.toString('utf8')) as {
      vector_layers?: { id: unknown }[];
    };
    return (layers ?? []).map(({ id }) => String(id));
  } catch (error) {
    throw new Error('has a description that cannot be read', { cause: error });
  }
}

function readHead(opened: number): { head: Buffer; size: number } {
  const status = fstatSync(opened);
  if (!status.isFile()) throw new Error('is no file');
  const head = Buffer.alloc(HEADER_LENGTH);
  return { head: head.subarray(0, readSync(opened, head, 0, HEADER_LENGTH, 0)), size: status.size };
}

function openForReading(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw new Error(`cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
}

/** Where the last part of the file ends, by its own words. */
const computeEnd = (header: Header) =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );
