import { LANGUAGES } from '../languages.ts';
import neighbours from './neighbours.json' with { type: 'json' };
import { FROM_ZOOM, townName, VILLAGE, type Town, type Village } from './town-name.ts';
import towns from './towns.json' with { type: 'json' };
import villages from './villages.json' with { type: 'json' };

/** Level of a place to its rank by population, as Protomaps has it: a larger number is a larger town. */
const RANKS: readonly number[] = [12, 9, 6, 3];
/** Zooms of vector maps count from tiles of 512 pixels. */
const TILES_OF_512 = 1;

/** Towns and villages as the layer `places` of Protomaps has them, in GeoJSON. */
export function townFeatures() {
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...([...towns, ...neighbours] as Town[]).map((town) => {
        const [nl, fr, region, level, lat, lng] = town;
        const inLanguages = LANGUAGES.map((language) => [`name:${language}`, townName(town, language)]);
        const name = region === 'f' ? nl : fr || nl;
        return feature({ name, ...Object.fromEntries(inLanguages) }, level, [lng, lat]);
      }),
      ...(villages as Village[]).map(([name, lat, lng]) => feature({ name }, VILLAGE, [lng, lat])),
    ],
  };
}

const feature = (names: object, level: number, coordinates: [number, number]) => ({
  type: 'Feature' as const,
  properties: {
    ...names,
    kind: 'locality',
    population_rank: RANKS[level - 1]!,
    min_zoom: FROM_ZOOM[level - 1]! - TILES_OF_512,
  },
  geometry: { type: 'Point' as const, coordinates },
});
