import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import { Compression, PMTiles, SharedPromiseCache } from 'pmtiles';
import { ArchiveSource, MOST_BYTES } from './archive-source.ts';
import type { TileArchive } from './tile-archive.ts';

/** Folder of the tiles that the gateway serves itself. */
export const TILES = '/tiles';

export interface TileFiles {
  handler: RequestHandler;
  close(): Promise<void>;
}

/** Tiles have no version in their address: an archive that was replaced is seen after a day at most. */
const ONE_DAY = 86_400;
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
