import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import { Compression, PMTiles, SharedPromiseCache } from 'pmtiles';
import type { RangeResponse, Source } from 'pmtiles';
import type { TileArchive } from './tile-archive.ts';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Folder of the tiles that the gateway serves itself. */
export const TILES = '/tiles';

export interface TileFiles {
  handler: RequestHandler;
  close(): Promise<void>;
}

/** Tiles have no version in their address: an archive that was replaced is seen after a day at most. */
const ONE_DAY = 86_400;
/** More than any tile or directory of a sound archive has; a damaged one could ask for gigabytes. */
const MOST_BYTES = 8_000_000;
/** Directories of the archive that are held in memory. */
const MOST_DIRECTORIES = 100;
/** Bytes of a directory: four times what an archive of the whole earth has. Its entries take fifty times as much memory. */
const MOST_OF_DIRECTORY = 1_000_000;
/** The format has no zoom beyond. */
const MOST_ZOOM = 26;

/**
 * Tiles of a PMTiles file, `/tiles/<zoom>/<column>/<row>`, compressed as they are in it. The archive has none for every place: where there is none the answer is empty, and the
 * map shows what it draws itself.
 * @param report is told of the first tile that cannot be read
 */
export function tileFiles(archive: TileArchive, report: (error: unknown) => void): TileFiles {
  const source = new ArchiveSource(archive.file);
  const [at, signature] = archive.signature;
  const read = () =>
    new PMTiles(source, new SharedPromiseCache(MOST_DIRECTORIES, true, unzippedDirectory), asStored);
  let tiles = read();
  let isReported = false;
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/:zoom/:column/:row', async (request, response, next) => {
    const place = parsePlace(request.params as Record<'zoom' | 'column' | 'row', string>);
    if (!place) return next();
    try {
      const tile = await tiles.getZxy(...place);
      response.set('cache-control', `public, max-age=${ONE_DAY}`);
      if (archive.encoding) response.vary('accept-encoding');
      if (!tile) return void response.status(204).end();
      const bytes = Buffer.from(tile.data);
      if (bytes.toString('latin1', at, at + signature.length) !== signature)
        throw new Error(`the tile ${place.join('/')} is not of the type that the archive names`);
      const isSentAsStored = archive.encoding && request.acceptsEncodings(archive.encoding);
      if (isSentAsStored) response.set('content-encoding', archive.encoding);
      response.type(archive.contentType);
      response.send(archive.encoding && !isSentAsStored ? await inflate(bytes, BOUND) : bytes);
    } catch (error) {
      if (!isReported) report(error);
      isReported = true;
      // What could not be read would be remembered as such for ever.
      tiles = read();
      response.status(500).set('cache-control', 'no-store').type('text').send('This tile cannot be read');
    }
  });
  router.use((_request, response) => {
    response.status(404).set('cache-control', 'no-store').type('text').send('No such tile');
  });
  return { handler: router, close: () => source.close() };
}

const inflate = promisify(gunzip);
/** A tile that would become larger is damaged, or meant to fill the memory. */
const BOUND = { maxOutputLength: MOST_BYTES };

/** Tiles stay compressed: it is the browser that unzips them. */
const asStored = async (tile: ArrayBuffer): Promise<ArrayBuffer> => tile;

async function unzippedDirectory(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (bytes.byteLength > MOST_OF_DIRECTORY) throw new Error(`a directory has ${bytes.byteLength} bytes`);
  if (compression !== Compression.Gzip) return bytes;
  const plain = await inflate(bytes, { maxOutputLength: MOST_OF_DIRECTORY });
  return new Uint8Array(plain).buffer;
}

/** Zoom, column and row, as plain numbers within the world at that zoom. */
function parsePlace(named: Record<'zoom' | 'column' | 'row', string>): [number, number, number] | undefined {
  const texts = [named.zoom, named.column, named.row];
  if (!texts.every((text) => /^(0|[1-9]\d{0,7})$/.test(text))) return undefined;
  const [zoom, column, row] = texts.map(Number) as [number, number, number];
  const across = 2 ** zoom;
  return zoom <= MOST_ZOOM && column < across && row < across ? [zoom, column, row] : undefined;
}

/** A PMTiles file on this machine, read part by part. It stays open: a file that takes its place is read after the next start. */
class ArchiveSource implements Source {
  readonly #file: string;
  #opened: Promise<FileHandle> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  getKey(): string {
    return this.#file;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    if (length > MOST_BYTES) throw new Error(`the archive asks for ${length} bytes at once`);
    const handle = await this.#open();
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    // The first read is for the largest head that there may be; a shorter tile would be kept for a day as one.
    if (bytesRead < length && offset > 0) throw new Error('the archive is cut off');
    return { data: bytes.buffer.slice(0, bytesRead) };
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined);
    this.#opened = undefined;
    await opened?.close();
  }

  /** A file that cannot be opened is tried again with the next tile. */
  #open(): Promise<FileHandle> {
    this.#opened ??= open(this.#file).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }
}
