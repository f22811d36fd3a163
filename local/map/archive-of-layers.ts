import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { FeatureCollection } from 'geojson';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

interface Layers extends Pick<Archive, 'zooms' | 'bounds'> {
  layers: Record<string, FeatureCollection>;
  /** What is said of the archive besides its layers. */
  about: { name: string; attribution: string };
}

const EXTENT = 4096;

/** A vector archive of these layers, with a tile wherever one of them has something. */
export function archiveOfLayers({ layers, zooms, bounds, about }: Layers): Buffer {
  const options = { maxZoom: zooms.most, indexMaxZoom: zooms.most, extent: EXTENT, buffer: 128 };
  const indexes = Object.entries(layers).map(([name, data]) => ({
    name,
    index: new GeoJSONVT(data, options),
  }));
  const tiles: PlacedTile[] = [];
  for (let zoom = zooms.least; zoom <= zooms.most; zoom++)
    for (let column = computeColumn(bounds.west, zoom); column <= computeColumn(bounds.east, zoom); column++)
      for (let row = computeRow(bounds.north, zoom); row <= computeRow(bounds.south, zoom); row++) {
        const found = indexes.flatMap(({ name, index }) => {
          const tile = index.getTile(zoom, column, row);
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        if (found.length === 0) continue;
        const shapes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT });
        tiles.push({ zoom, column, row, bytes: gzipSync(shapes, { level: 9 }) });
      }
  const description = { ...about, vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })) };
  return archiveBytes({ tiles, description, zooms, bounds });
}

const computeColumn = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);

function computeRow(lat: number, zoom: number) {
  const phi = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * 2 ** zoom);
}

/** A tile, gzipped, and where it is. */
interface PlacedTile {
  zoom: number;
  column: number;
  row: number;
  bytes: Buffer;
}

interface Archive {
  tiles: readonly PlacedTile[];
  /** What is said of the archive in JSON: name, attribution, layers. */
  description: object;
  zooms: { least: number; most: number };
  bounds: { west: number; south: number; east: number; north: number };
}

const HEADER = 127;
const VERSION = 3;
/** The root directory has to end within these bytes of the file; larger archives need further ones. */
const ROOT_END = 16_384;

/**
 * A vector archive in version 3 of PMTiles (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md), with one directory: for archives of some
 * thousand tiles.
 */
function archiveBytes({ tiles, description, zooms, bounds }: Archive): Buffer {
  const placed = tiles
    .map(({ zoom, column, row, bytes }) => ({ id: zxyToTileId(zoom, column, row), bytes }))
    .sort((a, b) => a.id - b.id);
  const directory = gzipSync(encodeDirectory(placed), { level: 9 });
  if (HEADER + directory.length > ROOT_END)
    throw new Error('An archive of so many tiles needs more than one directory');
  const metadata = gzipSync(JSON.stringify(description), { level: 9 });
  const data = Buffer.concat(placed.map(({ bytes }) => bytes));
  const metadataAt = HEADER + directory.length;
  const dataAt = metadataAt + metadata.length;

  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'latin1');
  header[7] = VERSION;
  [HEADER, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length].forEach(
    (value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8),
  );
  // Addressed tiles, entries of the directory, different contents.
  [72, 80, 88].forEach((at) => header.writeBigUInt64LE(BigInt(placed.length), at));
  header[96] = 1; // In the order of their ids.
  header[97] = Compression.Gzip;
  header[98] = Compression.Gzip;
  header[99] = TileType.Mvt;
  header[100] = zooms.least;
  header[101] = zooms.most;
  const { west, south, east, north } = bounds;
  [west, south, east, north].forEach((degrees, index) => writeDegrees(header, degrees, 102 + index * 4));
  header[118] = zooms.least;
  writeDegrees(header, (west + east) / 2, 119);
  writeDegrees(header, (south + north) / 2, 123);
  return Buffer.concat([header, directory, metadata, data]);
}

const writeDegrees = (header: Buffer, degrees: number, at: number) =>
  header.writeInt32LE(Math.round(degrees * 10_000_000), at);

/** Column by column: ids as differences, one place for each, lengths, and offsets, of which 0 says "after the last one". */
function encodeDirectory(placed: readonly { id: number; bytes: Buffer }[]): Buffer {
  return Buffer.from(
    [
      placed.length,
      ...placed.map(({ id }, index) => id - (placed[index - 1]?.id ?? 0)),
      ...placed.map(() => 1),
      ...placed.map(({ bytes }) => bytes.length),
      ...placed.map((_tile, index) => (index === 0 ? 1 : 0)),
    ].flatMap(variableLength),
  );
}

function variableLength(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...variableLength(Math.floor(value / 128))];
}
