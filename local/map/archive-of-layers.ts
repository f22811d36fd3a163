import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { FeatureCollection } from 'geojson';
import { archiveBytes, type Archive, type PlacedTile } from './archive-bytes.ts';

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
