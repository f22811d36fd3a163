import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import { clippedRing } from '../../mf-search/src/map-ground/clipped-ring.ts';
import { EDGE } from '../../mf-search/src/map-ground/viewport.ts';
import { ROOT } from '../root.ts';

/** Longitude and latitude. */
type Place = [lng: number, lat: number];

/**
 * Writes what maps of the site draw below their pins, `mf-search/src/map-ground/ground.json`: land and country from Natural Earth, rivers from
 * GSHHG. Sources and licences stand in the README beside.
 */
/** Belgium by its number of ISO 3166. */
const BELGIUM = '056';
/** Places closer than this, in degrees, are one: half of what the data are true to. */
const DETAIL = 0.004;

const rings = (geometry: Polygon | MultiPolygon): Place[][] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(
    ([outline]) => outline as Place[],
  );

function atlas(name: string, object: string, id?: string): Place[][] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const found = feature(topology, topology.objects[object] as GeometryObject);
  const all = found.type === 'FeatureCollection' ? found.features : [found];
  return all
    .filter((one) => id === undefined || one.id === id)
    .flatMap(({ geometry }) => rings(geometry as Polygon | MultiPolygon))
    .map((ring) => coarse(cut(ring)))
    .filter((ring) => ring.length > 3);
}

/** The part that maps show. */
function cut(ring: readonly Place[]): Place[] {
  const { west, south, east, north } = EDGE;
  const pixels = ring.map(([lng, lat]) => ({ x: lng - west, y: lat - south }));
  return clippedRing(pixels, { width: east - west, height: north - south }).map(({ x, y }) => [
    x + west,
    y + south,
  ]);
}

function rivers(): Place[][] {
  const { features } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'waters.geojson'), 'utf8')) as {
    features: { properties: { kind: string }; geometry: { coordinates: Place[] } }[];
  };
  return features
    .filter(({ properties }) => properties.kind === 'river')
    .map(({ geometry }) => coarse(geometry.coordinates));
}

/** In three decimals, about a hundred metres, and without places that add nothing. */
function coarse(line: readonly Place[]): Place[] {
  const kept: Place[] = [];
  line.forEach(([lng, lat], index) => {
    const last = kept.at(-1);
    const isEnd = index === line.length - 1;
    if (!last || isEnd || Math.hypot((lng - last[0]) * 0.63, lat - last[1]) >= DETAIL)
      kept.push([round(lng), round(lat)]);
  });
  return kept;
}

const areas = (outlines: Place[][]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: outlines.map((ring) => [[...ring, ring[0]!]]),
});

const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

const ground = {
  land: areas(atlas('land-10m', 'land')),
  country: areas(atlas('countries-10m', 'countries', BELGIUM)),
  rivers: { type: 'MultiLineString', coordinates: rivers() },
};
writeFileSync(path.join(ROOT, 'mf-search/src/map-ground/ground.json'), `${JSON.stringify(ground)}\n`);
