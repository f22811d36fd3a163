import type { FeatureCollection } from 'geojson';
import type {
  DataDrivenPropertyValueSpecification,
  LayerSpecification,
  PropertyValueSpecification,
  StyleSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import type { Language } from 'shared-kit/domain/languages';
import { GROUND } from 'shared-kit/domain/map-ground/ground';
import { townFeatures } from 'shared-kit/domain/map-ground/town-features';
import { TOWN_RING } from './area-shapes.ts';
import type { MapTiles } from './map-tiles.ts';
import { COUNT_BOXES, RADIUS } from './pin-box.ts';

/** Colours of the site. */
export const TOKENS = [
  'paper',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'moss',
  'surface',
] as const;
type Color = PropertyValueSpecification<string>;
export type Palette = Readonly<Record<(typeof TOKENS)[number], string>>;

/** Listings and counted places, grouped; names of the ground are kept away from them. */
export const PINS = 'pins';
/** The drawn area of a search, and the surroundings of its towns. */
export const AREAS = 'areas';
/** The line with corners that is drawn by keyboard. */
export const CORNERS = 'corners';

/** Closer than any map goes: listings of one place stay one pin. */
const MOST_ZOOM = 19;

const FONT = ['Instrument Sans'];
/** The library reads the weight in the first name. */
const STRONG = ['Instrument Sans Bold', 'Instrument Sans'];
const NONE: FeatureCollection = { type: 'FeatureCollection', features: [] };
const OPEN = [
  'park',
  'forest',
  'wood',
  'grass',
  'grassland',
  'meadow',
  'nature_reserve',
  'cemetery',
  'golf_course',
  'garden',
];
const PUBLIC = [
  'station',
  'bus_station',
  'school',
  'kindergarten',
  'university',
  'hospital',
  'supermarket',
  'library',
];

/** A name in a language, or else as it is called where it is. */
const nameIn = (language: Language): DataDrivenPropertyValueSpecification<string> => [
  'coalesce',
  ['get', `name:${language}`],
  ['get', 'name'],
];

/**
 * The style of the map in the colours of the site. Below all lies the ground that the site brings, on it what an archive of the operator has,
 * which is read in the schema of Protomaps (its layers `earth`, `water`, `landuse`, `roads`, `boundaries`, `buildings`, `places` and `pois`).
 */
export function groundStyle(
  colors: Palette,
  tiles: MapTiles | undefined,
  language: Language,
): StyleSpecification {
  const isVector = tiles?.type === 'vector';
  const water = mixed(colors.moss, colors.paper, 0.13);
  const river = mixed(colors.moss, colors.paper, 0.3);
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: GROUND.land },
      country: { type: 'geojson', data: GROUND.country },
      ...(isVector
        ? {}
        : {
            borders: { type: 'geojson', data: GROUND.borders },
            rivers: { type: 'geojson', data: GROUND.rivers },
          }),
      ...(tiles ? { tiles: createSource(tiles) } : { places: { type: 'geojson', data: townFeatures() } }),
      [AREAS]: { type: 'geojson', data: NONE },
      [CORNERS]: { type: 'geojson', data: NONE },
      [PINS]: {
        type: 'geojson',
        data: NONE,
        maxzoom: MOST_ZOOM,
        cluster: true,
        clusterRadius: RADIUS,
        clusterMaxZoom: MOST_ZOOM - 1,
        clusterProperties: { count: ['+', ['get', 'count']] },
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': colors.sunken, 'fill-outline-color': colors.line },
      },
      ...(isVector
        ? [{ id: 'earth', type: 'fill' as const, ...from('earth'), paint: { 'fill-color': colors.sunken } }]
        : []),
      {
        id: 'country',
        type: 'fill',
        source: 'country',
        paint: { 'fill-color': colors.paper },
      },
      ...(isVector ? [] : [borderLine('borders', colors), riverLine('rivers', river)]),
      ...(isVector ? archiveLayers(colors, water, river) : []),
      ...(tiles?.type === 'raster' ? [{ id: 'pictures', type: 'raster' as const, source: 'tiles' }] : []),
      ...(tiles?.type === 'raster' ? [] : [placeNames(colors, language, isVector)]),
      {
        id: 'area-fill',
        type: 'fill',
        source: AREAS,
        paint: { 'fill-color': colors.moss, 'fill-opacity': 0.08 },
      },
      ...[AREAS, CORNERS].map((source): LayerSpecification => ({
        id: `${source}-line`,
        type: 'line',
        source,
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colors.moss, 'line-width': 2.5 },
      })),
      {
        id: 'towns',
        type: 'circle',
        source: AREAS,
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': TOWN_RING,
          'circle-color': colors.moss,
          'circle-opacity': 0.08,
          'circle-stroke-color': colors.moss,
          'circle-stroke-width': 2.5,
        },
      },
      {
        id: 'corners',
        type: 'circle',
        source: CORNERS,
        paint: {
          'circle-radius': 5,
          'circle-color': colors.surface,
          'circle-stroke-color': colors.moss,
          'circle-stroke-width': 3,
        },
      },
      {
        id: PINS,
        type: 'symbol',
        source: PINS,
        layout: {
          'icon-image': ['coalesce', ['get', 'box'], ['step', ['get', 'count'], ...COUNT_BOXES]],
          'icon-anchor': ['case', ['has', 'box'], 'bottom', 'center'],
          'icon-allow-overlap': true,
        },
      },
    ],
  };

  function archiveLayers(palette: Palette, sea: Color, stream: Color): LayerSpecification[] {
    const road = (
      id: string,
      kinds: string[],
      color: Color,
      widths: [number, number],
      minzoom: number,
    ): LayerSpecification => ({
      id,
      type: 'line',
      ...from('roads'),
      minzoom,
      filter: ['in', ['get', 'kind'], ['literal', kinds]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': color,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 8, widths[0], 17, widths[1]],
      },
    });
    const names = (
      id: string,
      layer: string,
      minzoom: number,
      along: boolean,
      kinds?: string[],
    ): LayerSpecification => ({
      id,
      type: 'symbol',
      ...from(layer),
      minzoom,
      ...(kinds ? { filter: ['in', ['get', 'kind'], ['literal', kinds]] } : {}),
      layout: {
        'text-field': nameIn(language),
        'text-font': FONT,
        'text-size': 12,
        'symbol-placement': along ? 'line' : 'point',
      },
      paint: halo(palette, palette['ink-soft']),
    });
    return [
      {
        id: 'open-land',
        type: 'fill',
        ...from('landuse'),
        filter: ['in', ['get', 'kind'], ['literal', OPEN]],
        paint: { 'fill-color': mixed('#4c8a4e', palette.paper, 0.16) },
      },
      {
        id: 'water',
        type: 'fill',
        ...from('water'),
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': sea },
      },
      {
        ...riverLine('tiles', stream),
        'source-layer': 'water',
        filter: ['==', ['geometry-type'], 'LineString'],
      } as LayerSpecification,
      {
        id: 'buildings',
        type: 'fill',
        ...from('buildings'),
        minzoom: 13,
        paint: { 'fill-color': palette.line },
      },
      road('rails', ['rail'], palette['line-strong'], [0.4, 2], 8),
      road('paths', ['path'], palette.line, [0.4, 2], 13),
      road('minor-roads', ['minor_road', 'other'], palette.surface, [0.3, 14], 11),
      road('major-roads', ['major_road'], mixed('#b8893f', palette.surface, 0.3), [0.6, 18], 7),
      road('highways', ['highway'], mixed('#b8893f', palette.surface, 0.55), [1, 20], 5),
      {
        ...borderLine('tiles', palette),
        'source-layer': 'boundaries',
        filter: ['in', ['get', 'kind'], ['literal', ['country', 'region']]],
      },
      names('waters', 'water', 9, true),
      names('roads-names', 'roads', 14, true),
      names('pois', 'pois', 15, false, PUBLIC),
    ];
  }
}

const from = (layer: string) => ({ source: 'tiles', 'source-layer': layer });

const borderLine = (source: string, colors: Palette): LayerSpecification & { type: 'line' } => ({
  id: 'borders',
  type: 'line',
  source,
  paint: { 'line-color': colors['line-strong'], 'line-width': 1.2 },
});

const riverLine = (source: string, color: Color): LayerSpecification & { type: 'line' } => ({
  id: 'rivers',
  type: 'line',
  source,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 6, 1.2, 12, 7],
  },
});

/** Where a name may stand, in ems from its place: at it, and clear of a pin that stands there. */
const SITES: VariableAnchorOffsetCollectionSpecification = [
  ...['center', [0, 0], 'top', [0, 0.3], 'bottom', [0, -0.3]],
  ...['top', [0, 1.6], 'left', [2.2, 0], 'right', [-2.2, 0], 'bottom', [0, -2.8]],
] as VariableAnchorOffsetCollectionSpecification;

/** Larger towns first; a name stands beside its place where there is room, and not at all where there is none. */
function placeNames(colors: Palette, language: Language, isVector: boolean): LayerSpecification {
  const rank = ['coalesce', ['get', 'population_rank'], 0];
  const bySize = (values: [small: number, large: number]) =>
    ['interpolate', ['linear'], rank, 3, values[0], 12, values[1]] as unknown as number;
  return {
    id: 'places',
    type: 'symbol',
    ...(isVector ? from('places') : { source: 'places' }),
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', ['locality', 'neighbourhood', 'macrohood']]],
      ['>=', ['zoom'], ['coalesce', ['get', 'min_zoom'], 0]],
    ],
    layout: {
      'text-field': nameIn(language),
      'text-font': ['case', ['>=', rank, 9], ['literal', STRONG], ['literal', FONT]] as unknown as string[],
      'text-size': bySize([11.5, 15]),
      'text-variable-anchor-offset': SITES,
      'text-padding': 3,
      'symbol-sort-key': ['-', rank] as unknown as number,
    },
    paint: halo(colors, ['case', ['>=', rank, 9], colors.ink, colors['ink-soft']] as unknown as string),
  };
}

const halo = (colors: Palette, color: string) => ({
  'text-color': color,
  'text-halo-color': colors.paper,
  'text-halo-width': 1.6,
});

function createSource({ url, type, zooms }: MapTiles): StyleSpecification['sources'][string] {
  const range = zooms ? { minzoom: zooms.least, maxzoom: zooms.most } : {};
  return type === 'vector'
    ? { type, tiles: [url], ...range }
    : { type, tiles: [url], tileSize: 256, ...range };
}

/** A colour with so much of another, as `color-mix` in CSS. */
const mixed = (color: string, into: string, share: number): Color => [
  'interpolate',
  ['linear'],
  share,
  0,
  into,
  1,
  color,
];
