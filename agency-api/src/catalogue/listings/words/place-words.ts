import { AREAS, type Area } from 'shared-kit/domain/region';
import { foldWords } from 'shared-kit/domain/slug';
import { areaNames, belgianPlaces, namesOfMunicipality } from '../../places/place-names.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { NamedWords, namesIn } from './named-words.ts';

/** A place that a text may name. */
export interface NamedPlace {
  /** Of the towns with listings that are called so; none where the place has no listing. */
  cityIds: readonly number[];
  /** Where a province or a region is meant. */
  area?: Area;
}

/** Words beside the name of a town that mean the town. */
const TOWN_WORDS: ReadonlySet<string> = new Set(
  'centre center centrum zentrum ville stad stadt city town village dorp dorf environs omgeving omstreken umgebung alentours surroundings commune gemeente gemeinde regio region'.split(
    ' ',
  ),
);
/** Those that stand before the name as they are: "ville Namur" may be of "maison de ville". */
const BEFORE_TOWN = /^(?:cent(?:re|er|rum)|zentrum|regio|region|omgeving|environs)$/;
/** Between them and the name. */
const OF_TOWN: ReadonlySet<string> = new Set(['d', 'de', 'du', 'of', 'van', 'von']);
const AND: ReadonlySet<string> = new Set(['and', 'en', 'et', 'und']);
/** As B-5030 is written. */
export const ZIP_WITH_COUNTRY = /^be?-(\d{4})$/;

/** With the words before and behind a name that mean the town: "centre de Namur", "Namur et environs", "Namur centr". */
export function besideTown(words: readonly string[], from: number, to: number): { from: number; to: number } {
  const at = (index: number) => words[index] ?? '';
  const isFar = OF_TOWN.has(at(from - 1)) && TOWN_WORDS.has(at(from - 2));
  const first = BEFORE_TOWN.test(at(from - 1)) ? from - 1 : isFar ? from - 2 : from;
  let end = to;
  while (TOWN_WORDS.has(at(end)) || (AND.has(at(end)) && TOWN_WORDS.has(at(end + 1))))
    end += AND.has(at(end)) ? 2 : 1;
  const isUnfinished = end === words.length - 1 && BEGUN_TOWN.test(at(end));
  return { from: first, to: isUnfinished ? end + 1 : end };
}

/** Before a town or behind it: what is around it is meant too. */
const NEAR = new Set(
  namesIn(
    'near|nearby|around|close|pres|proche|proximite|autour|environs|alentours|bij|nabij|dichtbij|vlakbij|rond|rondom|buurt|omgeving|bei|nahe|rund|umgebung|umkreis',
  ),
);
const NEAR_BEHIND = new Set(namesIn('environs|alentours|omgeving|umgebung|surroundings'));
/** Between such a word and the name: "près de", "in de buurt van", "rund um". */
const LINKS = new Set(namesIn('a|d|de|der|des|du|la|le|of|om|the|to|um|van|von'));
const MOST_LINKS = 2;

/** The place of the word that says so; undefined where the town alone is meant. */
export function nearTown(words: readonly string[], from: number, to: number): number | undefined {
  for (let at = from - 1; at >= from - 1 - MOST_LINKS; at--) {
    if (NEAR.has(words[at] ?? '')) return at;
    if (!LINKS.has(words[at] ?? '')) break;
  }
  return words.slice(to, to + 2).some((word) => NEAR_BEHIND.has(word)) ? from : undefined;
}

/** "Centre" while it is typed; others may begin another word: "villa". */
const BEGUN_TOWN = /^(?:cent|zent)ru?$/;

/** As people shorten names of places. */
const SHORT: Readonly<Record<string, string>> = {
  bw: 'brabant wallon',
  bxl: 'bruxelles',
  lln: 'louvain la neuve',
};

/** "St.", "Saint", "Sint" and "Sankt" are one word in the names of towns. */
export const placeWord = (word: string): string =>
  /^(?:st|ste|saint|sainte|sint|sankt)$/.test(word) ? 'st' : word;

const placeWords = (name: string): string => foldWords(name).split(' ').map(placeWord).join(' ');

const byVocabulary = new WeakMap<Vocabulary, NamedWords<NamedPlace>>();

/** All places by their names in all languages, their postal codes, and what people call them for short; gathered once. */
export function namedPlaces(vocabulary: Vocabulary): NamedWords<NamedPlace> {
  const known = byVocabulary.get(vocabulary) ?? gatherPlaces(vocabulary);
  byVocabulary.set(vocabulary, known);
  return known;
}

function gatherPlaces({ cities }: Vocabulary): NamedWords<NamedPlace> {
  const towns = new Map<string, Set<number>>();
  const others = new Map<string, Set<number>>();
  const add = (to: typeof towns, words: string, ids: readonly number[]) =>
    to.set(words, new Set([...(to.get(words) ?? []), ...ids]));
  for (const { ids, zip, names, otherNames } of cities.entries()) {
    add(towns, foldWords(zip), ids);
    for (const name of names) {
      const words = placeWords(name);
      // "Mons (centre)" is Mons.
      const alike = new Set([words, `${words} ${foldWords(zip)}`, `${foldWords(zip)} ${words}`]);
      for (const own of alike.add(placeWords(name.replace(/\(.*/, '')))) add(towns, own, ids);
    }
    for (const name of otherNames) add(others, placeWords(name), ids);
  }
  const places = new NamedWords<NamedPlace>();
  const addArea = (area: Area, splitWords: (name: string) => string[]) => {
    const cityIds = cities.idsInAreas([area]);
    for (const name of areaNames(area))
      for (const words of splitWords(placeWords(name))) places.add(words, { cityIds, area });
  };
  // Brussels is always its nineteen communes; another area is meant where it says so, or where no town has its name.
  addArea('region:brussels', (name) => [name]);
  for (const area of AREAS)
    addArea(area, (name) => listKinds(area).flatMap((kind) => [`${kind} ${name}`, `${name} ${kind}`]));
  for (const [words, ids] of towns) places.add(words, { cityIds: [...ids] });
  for (const [words, ids] of others) places.add(words, { cityIds: [...ids] });
  for (const area of AREAS) addArea(area, (name) => [name]);
  for (const [short, name] of Object.entries(SHORT)) {
    const place = places.get(name);
    if (place) places.add(short, place);
  }
  // "lalouviere"
  for (const [name, place] of [...places.entries()])
    if (/ /.test(name) && !/\d/.test(name)) places.add(name.replaceAll(' ', ''), place);
  for (const { name, zip } of belgianPlaces()) {
    for (const own of [name, ...namesOfMunicipality(name)]) places.add(placeWords(own), { cityIds: [] });
    places.add(zip, { cityIds: [] });
  }
  return places;
}

const PROVINCE_KINDS = [
  'province',
  'province de',
  'province du',
  'province d',
  'province of',
  'provincie',
  'provinz',
];
const REGION_KINDS = ['region', 'region de', 'region of', 'regio', 'gewest'];
const listKinds = (area: Area) => (area.startsWith('region:') ? REGION_KINDS : PROVINCE_KINDS);

/**
 * Places with listings of whose names a word begins so, in any language: "liè", "doiceau", "flan". Where a region or a province is begun that has
 * all of them, it is meant. Undefined where none is.
 */
export function placesBegunBy(vocabulary: Vocabulary, word: string): NamedPlace | undefined {
  const { cities } = vocabulary;
  const towns = cities.idsOfWords(word);
  const areas = areasBegunBy(vocabulary, word);
  const cityIds = [...new Set([...towns, ...cities.idsInAreas(areas)])];
  if (cityIds.length === 0) return undefined;
  const whole = areas.find((area) => cities.idsInAreas([area]).length === cityIds.length);
  return whole === undefined ? { cityIds } : { cityIds, area: whole };
}

/** Areas that their name means, not a town of that name. */
function areasBegunBy(vocabulary: Vocabulary, word: string): Area[] {
  const places = namedPlaces(vocabulary);
  return word.length < 3
    ? []
    : AREAS.filter((area) =>
        areaNames(area)
          .map(placeWords)
          .some((name) => name.startsWith(word) && places.get(name)?.area === area),
      );
}
