import { Router } from 'express';
import type { RequestHandler } from 'express';
import { PMTiles, SharedPromiseCache } from 'pmtiles';
import { ArchiveSource } from './archive-source.ts';
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
/** The format has no zoom beyond. */
const MOST_ZOOM = 26;

/**
 * Pictures of a PMTiles file, `/tiles/<zoom>/<column>/<row>`. The archive has none for every place: where there is none the answer is empty, and the
 * map shows what it draws itself.
 * @param report is told of the first tile that cannot be read
 */
export function tileFiles(archive: TileArchive, report: (error: unknown) => void): TileFiles {
  const source = new ArchiveSource(archive.file);
  const read = () => new PMTiles(source, new SharedPromiseCache(MOST_DIRECTORIES));
  let tiles = read();
  let isReported = false;
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/:zoom/:column/:row', async (request, response, next) => {
    const place = placeOf(request.params as Record<'zoom' | 'column' | 'row', string>);
    if (!place) return next();
    try {
      const tile = await tiles.getZxy(...place);
      response.set('cache-control', `public, max-age=${ONE_DAY}`);
      if (!tile) return void response.status(204).end();
      response.type(archive.contentType).send(Buffer.from(tile.data));
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

/** Zoom, column and row, as plain numbers within the world at that zoom. */
function placeOf(named: Record<'zoom' | 'column' | 'row', string>): [number, number, number] | undefined {
  const texts = [named.zoom, named.column, named.row];
  if (!texts.every((text) => /^(0|[1-9]\d{0,7})$/.test(text))) return undefined;
  const [zoom, column, row] = texts.map(Number) as [number, number, number];
  const across = 2 ** zoom;
  return zoom <= MOST_ZOOM && column < across && row < across ? [zoom, column, row] : undefined;
}
