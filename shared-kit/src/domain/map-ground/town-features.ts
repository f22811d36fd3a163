import { LANGUAGES, type Language } from '../languages.ts';
import neighbours from './neighbours.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };
import villages from './villages.json' with { type: 'json' };

/** Cities, towns, municipalities and villages are named from these zooms on. */
export const FROM_ZOOM: readonly number[] = [6, 8.5, 10, 12];

/** The level of a village, from 1. */
export const VILLAGE = 4;

/** Dutch name, French name if it differs, region by its first letter, empty abroad, level from 1, latitude, longitude. */
export type Town = [nl: string, fr: string, region: string, level: number, lat: number, lng: number];

/** Name, latitude and longitude of a place that is no municipality. */
export type Village = [name: string, lat: number, lng: number];

/** Names that English and German have of their own, by the Dutch one. */
const OWN_NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { Brussel: 'Brussels', Antwerpen: 'Antwerp', Gent: 'Ghent', Brugge: 'Bruges' },
  de: { Brussel: 'Brüssel', Luik: 'Lüttich', Brugge: 'Brügge', Luxemburg: 'Luxemburg' },
};
const FLANDERS = 'f';

/** The name of a town in a language; English and German take that of its region. */
export function townName([nl, fr, region]: Town, language: Language): string {
  const own = OWN_NAMES[language]?.[nl];
  if (own) return own;
  const isDutch = language === 'nl' || (language !== 'fr' && region === FLANDERS);
  return isDutch ? nl : fr || nl;
}

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
