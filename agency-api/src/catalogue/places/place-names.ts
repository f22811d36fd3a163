import { readFileSync } from 'node:fs';
import type { Area } from 'shared-kit/domain/region';
import { foldedTown } from 'shared-kit/domain/towns';
import type { Language } from 'shared-kit/domain/languages';

const PLACES = new URL('belgian-places.csv', import.meta.url);
const MUNICIPALITIES = new URL('belgian-municipalities.csv', import.meta.url);

interface Place {
  zip: string;
  name: string;
}

interface Names {
  places: Place[];
  placesByZip: Map<string, Place[]>;
  /** All names of each municipality, under each of them folded. */
  municipalities: Map<string, string[]>;
}

/** German and English names in general use of towns that the list of municipalities has in Dutch and French only. */
const EXONYMS: Readonly<Record<string, readonly string[]>> = {
  antwerpen: ['Antwerp'],
  brugge: ['Brügge'],
  bruxelles: ['Brüssel', 'Brussels'],
  gent: ['Ghent'],
  leuven: ['Löwen'],
  liège: ['Lüttich'],
  mechelen: ['Mecheln'],
  oostende: ['Ostend'],
};

let known: Names | undefined;

/** The places of Belgium with their postal codes, parts of municipalities too. */
export const belgianPlaces = (): readonly Place[] => namesOfFiles().places;

/** The places with a postal code. */
export const placesOfZip = (zip: string): readonly Place[] =>
  namesOfFiles().placesByZip.get(zip.trim()) ?? [];

/** The names of a municipality in other languages; none for another place. */
export const namesOfMunicipality = (name: string): readonly string[] =>
  namesOfFiles().municipalities.get(foldedTown(name)) ?? [];

/** The places that are called exactly so, in any language: folded words. */
export function placesCalled(words: string): readonly Place[] {
  if (words === '') return [];
  const names = new Set([words, ...namesOfMunicipality(words).map(foldedTown)]);
  return belgianPlaces().filter(({ name }) => names.has(foldedTown(name)));
}

function namesOfFiles(): Names {
  known ??= readNames();
  return known;
}

function readNames(): Names {
  const places = readLines(PLACES).map(([zip = '', name = '']) => ({ zip, name }));
  const municipalities = new Map<string, string[]>();
  const exonyms = new Map(Object.entries(EXONYMS).map(([name, others]) => [foldedTown(name), others]));
  for (const [, dutch = '', french = ''] of readLines(MUNICIPALITIES)) {
    const own = [...new Set([dutch, french])];
    const names = [...own, ...own.flatMap((name) => exonyms.get(foldedTown(name)) ?? [])];
    for (const name of names) municipalities.set(foldedTown(name), names);
  }
  return { places, placesByZip: Map.groupBy(places, ({ zip }) => zip), municipalities };
}

function readLines(file: URL): string[][] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','));
}

const NAMES: Readonly<Record<Area, Readonly<Record<Language, string>>>> = {
  'region:brussels': { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  'region:flanders': { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
  'region:wallonia': { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonie' },
  'province:antwerp': { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp', de: 'Antwerpen' },
  'province:brussels-capital': {
    nl: 'Brussels Hoofdstedelijk Gewest',
    fr: 'Bruxelles-Capitale',
    en: 'Brussels-Capital',
    de: 'Brüssel-Hauptstadt',
  },
  'province:east-flanders': {
    nl: 'Oost-Vlaanderen',
    fr: 'Flandre-Orientale',
    en: 'East Flanders',
    de: 'Ostflandern',
  },
  'province:flemish-brabant': {
    nl: 'Vlaams-Brabant',
    fr: 'Brabant flamand',
    en: 'Flemish Brabant',
    de: 'Flämisch-Brabant',
  },
  'province:hainaut': { nl: 'Henegouwen', fr: 'Hainaut', en: 'Hainaut', de: 'Hennegau' },
  'province:liege': { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
  'province:limburg': { nl: 'Limburg', fr: 'Limbourg', en: 'Limburg', de: 'Limburg' },
  'province:luxembourg': { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  'province:namur': { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' },
  'province:walloon-brabant': {
    nl: 'Waals-Brabant',
    fr: 'Brabant wallon',
    en: 'Walloon Brabant',
    de: 'Wallonisch-Brabant',
  },
  'province:west-flanders': {
    nl: 'West-Vlaanderen',
    fr: 'Flandre-Occidentale',
    en: 'West Flanders',
    de: 'Westflandern',
  },
};

/** The name of a region or province in a language. */
export const areaName = (area: Area, language: Language): string => NAMES[area][language];

/** Its names in all languages. */
export const areaNames = (area: Area): string[] => [...new Set(Object.values(NAMES[area]))];
