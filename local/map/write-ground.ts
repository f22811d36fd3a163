import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Feature, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { clippedRing, EDGE } from 'shared-kit/domain/map-ground/viewport';
import { ROOT } from '../root.ts';

type Place = [lng: number, lat: number];

/*
 * Writes what maps of the site draw below their pins: land, countries and borders from Natural Earth, rivers from GSHHG. Sources and licences
 * stand in the README beside `ground.json`.
 */

/** Belgium and Luxembourg, where agencies have homes, by their numbers of ISO 3166. */
const COUNTRIES = ['056', '442'];
/** Places closer than this, in degrees, are one: half of what the data are true to. */
const DETAIL = 0.004;

/** World-atlas with coarse lines: countries that share a border share what is left of it. */
function coarseAtlas(): Topology {
  const require = createRequire(import.meta.url);
  const file = require.resolve('world-atlas/countries-10m.json');
  const { transform, ...topology } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { scale, translate } = transform!;
  const arcs = topology.arcs.map((steps) => {
    let [x, y] = [0, 0];
    return coarse(
      steps.map(([right = 0, up = 0]) => {
        [x, y] = [x + right, y + up];
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      }),
    );
  });
  return { ...topology, arcs };
}

const atlas = coarseAtlas();
const countries = atlas.objects.countries as GeometryCollection;

function areas(objects: readonly GeometryObject[]): MultiPolygon {
  const outlines = objects
    .map((object) => (feature(atlas, object) as Feature<Polygon | MultiPolygon>).geometry)
    .flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .map(([outline]) => cut(outline as Place[]))
    .filter((ring) => ring.length > 2);
  return { type: 'MultiPolygon', coordinates: outlines.map((ring) => [[...ring, ring[0]!]]) };
}

/** Borders on land, each once: the parts that maps show. */
function borders(): Place[][] {
  const parts: Place[][] = [];
  for (const line of mesh(atlas, countries, (one, other) => one !== other).coordinates) {
    let part: Place[] = [];
    parts.push(part);
    for (const [lng, lat] of line as Place[]) {
      const { west, south, east, north } = EDGE;
      if (lng >= west && lng <= east && lat >= south && lat <= north) part.push([lng, lat]);
      else if (part.length > 0) parts.push((part = []));
    }
  }
  return parts.filter((part) => part.length > 1);
}

function cut(ring: readonly Place[]): Place[] {
  const { west, south, east, north } = EDGE;
  const pixels = ring.map(([lng, lat]) => ({ x: lng - west, y: lat - south }));
  return clippedRing(pixels, { width: east - west, height: north - south }).map(({ x, y }) => [
    round(x + west),
    round(y + south),
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

/** Without places that add nothing. */
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

/** To about a hundred metres. */
function round(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}

const lines = (coordinates: Place[][]): MultiLineString => ({ type: 'MultiLineString', coordinates });
export const ground = {
  land: areas((atlas.objects.land as GeometryCollection).geometries),
  country: areas(countries.geometries.filter(({ id }) => COUNTRIES.includes(String(id)))),
  borders: lines(borders()),
  rivers: lines(rivers()),
};
if (import.meta.main)
  writeFileSync(
    path.join(ROOT, 'shared-kit/src/domain/map-ground/ground.json'),
    `${JSON.stringify(ground)}\n`,
  );
