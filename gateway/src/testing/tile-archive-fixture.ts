import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { TileType, zxyToTileId } from 'pmtiles';

interface Archive {
  type?: TileType;
  version?: number;
  /** By place: `8/131/86`. */
  tiles?: Record<string, Buffer>;
  leastZoom?: number;
  mostZoom?: number;
  /** What the directory says of the length of each tile, where it is wrong. */
  claimedLength?: number;
  /** Its directory, where it is no sound one. */
  directory?: Buffer;
  /** Everything in it is gzipped, as vector archives are. */
  isZipped?: boolean;
  /** Its description, as text. */
  metadata?: string;
}

const HEADER = 127;
const PLAIN = 1;
const GZIP = 2;

/** The bytes of a PMTiles file, version 3, with one directory. */
export function tileArchive({ tiles = {}, ...told }: Archive = {}): Buffer {
  const placed = Object.entries(tiles)
    .map(([place, bytes]) => {
      const [zoom, column, row] = place.split('/').map(Number) as [number, number, number];
      return { id: zxyToTileId(zoom, column, row), bytes: told.isZipped ? gzipSync(bytes) : bytes };
    })
    .sort((a, b) => a.id - b.id);
  const stored = (bytes: Buffer) => (told.isZipped ? gzipSync(bytes) : bytes);
  const directory = stored(told.directory ?? encodeDirectory(placed, told.claimedLength));
  const metadata = stored(Buffer.from(told.metadata ?? '{}'));
  const data = Buffer.concat(placed.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'latin1');
  header[7] = told.version ?? 3;
  const metadataAt = HEADER + directory.length;
  const dataAt = metadataAt + metadata.length;
  const parts = [HEADER, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
  parts.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  header[97] = told.isZipped ? GZIP : PLAIN;
  header[98] = told.isZipped ? GZIP : PLAIN;
  header[99] = told.type ?? TileType.Png;
  header[100] = told.leastZoom ?? 6;
  header[101] = told.mostZoom ?? 14;
  return Buffer.concat([header, directory, metadata, data]);
}

/** An archive of shapes, in the schema of Protomaps. */
export const vectorArchive = (told: Archive): Buffer =>
  tileArchive({
    type: TileType.Mvt,
    isZipped: true,
    metadata: '{"vector_layers":[{"id":"earth"},{"id":"water"}]}',
    ...told,
  });

/** Column by column: ids as differences, one place for each, lengths, offsets from 1 on. */
function encodeDirectory(placed: { id: number; bytes: Buffer }[], claimed?: number): Buffer {
  let offset = 0;
  const offsets = placed.map(({ bytes }) => {
    const own = offset + 1;
    offset += bytes.length;
    return own;
  });
  return Buffer.from(
    [
      placed.length,
      ...placed.map(({ id }, index) => id - (placed[index - 1]?.id ?? 0)),
      ...placed.map(() => 1),
      ...placed.map(({ bytes }) => claimed ?? bytes.length),
      ...offsets,
    ].flatMap(variableLength),
  );
}

function variableLength(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...variableLength(Math.floor(value / 128))];
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A file with these bytes, for as long as the tests of a file run. */
export function archiveFile(bytes: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'facade-tiles-'));
  folders.push(folder);
  const file = path.join(folder, 'a map.pmtiles');
  writeFileSync(file, bytes);
  return file;
}
