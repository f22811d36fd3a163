import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Language } from 'shared-kit/domain/languages';
import type { Point } from 'shared-kit/domain/map-area';
import { toDegrees, project } from 'shared-kit/domain/map-ground/viewport';
import { NEAR_KINDS, type NearKind, type NearPlace } from '../map-messages/messages.ts';
import type { MapTiles } from './map-tiles.ts';

const LAYER = 'pois';
/** Kinds of the layer `pois`, in the schema of Protomaps. */
const KINDS: ReadonlyMap<unknown, NearKind> = new Map([
  ['school', 'school'],
  ['kindergarten', 'school'],
  ['station', 'stop'],
  ['bus_station', 'stop'],
  ['bus_stop', 'stop'],
  ['supermarket', 'shop'],
  ['grocery', 'shop'],
  ['convenience', 'shop'],
  ['bakery', 'shop'],
]);
/** Zooms whose tiles have schools, stops and shops: the schema leaves most of them out of those before. */
const ZOOMS = { least: 14, most: 15 };
const RADIUS_KM = 1;
const MOST_OF_A_KIND = 3;
/** Metres that distances are rounded to: the place of a school is one point of its grounds. */
const STEP = 50;
const MOST_LETTERS = 200;
const POINT = 1;
/** `project` counts in pixels, of which a tile has so many. */
const TILE = 256;

/**
 * The nearest schools, stops and shops that the tiles of the map know within a kilometre, with their distance as the crow flies. A tile that
 * cannot be had or read tells of none.
 */
export async function nearPlaces(home: Point, tiles: MapTiles, language: Language): Promise<NearPlace[]> {
  const zoom = Math.min(tiles.zooms?.most ?? 0, ZOOMS.most);
  if (tiles.type !== 'vector' || zoom < ZOOMS.least) return [];
  const found = await Promise.all(
    tilesAround(home, zoom).map(([column, row]) =>
      fetchPlaces(tiles.url, { zoom, column, row }, home, language),
    ),
  );
  const byDistance = found
    .flat()
    .filter(({ metres }) => metres <= RADIUS_KM * 1000)
    .sort((one, other) => one.metres - other.metres);
  return NEAR_KINDS.flatMap((kind) => {
    const ofKind = byDistance.filter((place) => place.kind === kind);
    // A stop has a post on each side of the street.
    const isFirst = ({ name }: NearPlace, index: number) =>
      ofKind.findIndex((place) => place.name === name) === index;
    return ofKind.filter(isFirst).slice(0, MOST_OF_A_KIND);
  }).map((place) => ({ ...place, metres: Math.max(STEP, Math.round(place.metres / STEP) * STEP) }));
}

interface TilePlace {
  zoom: number;
  column: number;
  row: number;
}

/** Columns and rows of the tiles that the circle around a place touches. */
function tilesAround({ lat, lng }: Point, zoom: number): [column: number, row: number][] {
  const { up, across } = toDegrees(RADIUS_KM, lat);
  const [low, high] = [
    project({ lat: lat + up, lng: lng - across }, zoom),
    project({ lat: lat - up, lng: lng + across }, zoom),
  ].map(({ x, y }) => ({ column: Math.floor(x / TILE), row: Math.floor(y / TILE) })) as [
    { column: number; row: number },
    { column: number; row: number },
  ];
  const found: [number, number][] = [];
  for (let { column } = low; column <= high.column; column++)
    for (let { row } = low; row <= high.row; row++) found.push([column, row]);
  return found;
}

async function fetchPlaces(
  url: string,
  { zoom, column, row }: TilePlace,
  home: Point,
  language: Language,
): Promise<NearPlace[]> {
  try {
    const address = url.replace('{z}', `${zoom}`).replace('{x}', `${column}`).replace('{y}', `${row}`);
    const response = await fetch(address);
    if (response.status !== 200) return [];
    const layer = new VectorTile(new PbfReader(await response.arrayBuffer())).layers[LAYER];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer!.feature(index)).flatMap(
      (feature) => {
        const kind = KINDS.get(feature.properties.kind);
        const name = readName(feature, language);
        if (!kind || !name || feature.type !== POINT) return [];
        const { geometry } = feature.toGeoJSON(column, row, zoom);
        if (geometry.type !== 'Point') return [];
        const [lng, lat] = geometry.coordinates as [number, number];
        return [{ kind, name, metres: metresBetween(home, { lat, lng }) }];
      },
    );
  } catch {
    return [];
  }
}

function readName({ properties }: VectorTileFeature, language: Language): string {
  const name = properties[`name:${language}`] ?? properties.name;
  return typeof name === 'string' ? name.trim().slice(0, MOST_LETTERS) : '';
}

/** Within a few kilometres the earth is flat. */
function metresBetween(one: Point, other: Point): number {
  const { up, across } = toDegrees(1, one.lat);
  return Math.hypot((one.lat - other.lat) / up, (one.lng - other.lng) / across) * 1000;
}
