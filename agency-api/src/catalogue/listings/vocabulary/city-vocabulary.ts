import { listAreas, type Area, BELGIUM } from 'shared-kit/domain/region';
import { cityKey, foldedCityKey, townOrder } from 'shared-kit/domain/towns';
import type { Language } from 'shared-kit/domain/languages';
import { foldWords } from 'shared-kit/domain/slug';
import { namesOfMunicipality, placesOfZip } from '../../places/place-names.ts';
import { townCentre, type Point } from '../../places/town-centre.ts';
import { commonestName, type CitySpelling, joinCities } from './join-cities.ts';

interface CityName {
  name: string;
  zip: string;
  key: string;
}

/** Towns with the same name in a language, merged. */
interface ShownCity extends CityName {
  ids: number[];
}

interface KnownCity {
  ids: number[];
  areas: Area[];
  /** The centre of the town, where it is known. */
  centre: Point | undefined;
  zip: string;
  spellings: CitySpelling[];
  /** Folded `zip name zip` of each spelling, with a blank before every word, to search at the start of words. */
  haystacks: string[];
  names: string[];
  /** In other languages, and of its parts. */
  otherNames: string[];
  otherHaystack: string;
}

/** The towns with visible listings, with all their names. */
export class CityVocabulary {
  readonly #cities: KnownCity[];
  readonly #byId: Map<number, KnownCity>;
  /** By language, then by folded key. */
  readonly #shown = new Map<Language, Map<string, ShownCity>>();
  readonly #names = new Map<Language, Map<number, ShownCity>>();
  readonly #idsBySpelling = new Map<string, Set<number>>();

  /** `order` gives the languages in which to look for a name; without a language those for facts. */
  constructor(
    spellings: CitySpelling[],
    order: (language?: Language) => Language[],
    languages: readonly Language[],
  ) {
    this.#cities = joinCities(spellings, order()).map(knownCity);
    this.#byId = new Map(this.#cities.flatMap((city) => city.ids.map((id) => [id, city] as const)));
    for (const language of languages) this.#name(language, order(language));
    for (const { ids, spellings: ofCity } of this.#cities) {
      for (const { name, zip } of ofCity) this.#addSpelling(foldedCityKey(name, zip), ids);
    }
  }

  #name(language: Language, order: Language[]): void {
    const shown = new Map<string, ShownCity>();
    const byKey = Map.groupBy(this.#cities, (city) => foldedCityKey(nameIn(order, city.spellings), city.zip));
    for (const [key, cities] of byKey) shown.set(key, shownCity(cities, order));
    this.#shown.set(language, shown);
    const cities = [...shown.values()].flatMap((city) => city.ids.map((id) => [id, city] as const));
    this.#names.set(language, new Map(cities));
  }

  #addSpelling(key: string, ids: number[]): void {
    this.#idsBySpelling.set(key, new Set([...(this.#idsBySpelling.get(key) ?? []), ...ids]));
  }

  /** The name in a language: the same for all towns that are merged there. */
  name(id: number, language: Language): CityName | undefined {
    return this.#names.get(language)?.get(id);
  }

  /** The region and the province of a town; none abroad. */
  findAreas(id: number): readonly Area[] {
    return this.#byId.get(id)?.areas ?? [];
  }

  centre(id: number): Point | undefined {
    return this.#byId.get(id)?.centre;
  }

  idsInAreas(areas: readonly Area[]): number[] {
    return this.#idsWhere((city) => city.areas.some((area) => areas.includes(area)));
  }

  #idsWhere(isWanted: (city: KnownCity) => boolean): number[] {
    return this.#cities.filter(isWanted).flatMap(({ ids }) => ids);
  }

  /**
   * IDs of the towns of a key in a language, in any spelling: those that a count under this name includes. A key without a town
   * there is tried in other languages, so that a filter survives a change of language.
   */
  idsOfKey(name: string, zip: string, language: Language): number[] {
    const key = foldedCityKey(name, zip);
    const elsewhere = () => [...this.#shown.values()].flatMap((shown) => shown.get(key)?.ids ?? []);
    const ids = this.#shown.get(language)?.get(key)?.ids ?? elsewhere();
    return ids.length > 0 ? [...new Set(ids)] : [...(this.#idsBySpelling.get(key) ?? [])];
  }

  /** Every town, with the spellings of the feeds and the names by which else it or its parts are known. */
  *entries(): Generator<{ ids: number[]; zip: string; names: string[]; otherNames: string[] }> {
    for (const { ids, zip, names, otherNames } of this.#cities) yield { ids, zip, names, otherNames };
  }

  /** IDs of the towns with names or postal codes in which the words come one after another, the last maybe unfinished, ignoring accents. */
  idsOfWords(words: string): number[] {
    const named = this.#idsWhere(({ haystacks }) => haystacks.some((stack) => stack.includes(` ${words}`)));
    if (named.length > 0) return named;
    return this.#idsWhere(({ otherHaystack }) => otherHaystack.includes(` ${words}`));
  }

  /** Whether a town is called exactly so. */
  isName(words: string): boolean {
    return this.#cities.some(({ names, otherNames }) =>
      [...names, ...otherNames].some((name) => foldWords(name) === words),
    );
  }

  /** IDs in the order of names, then zips, in a language; those without a name last. */
  inOrder(ids: Iterable<number>, language: Language): number[] {
    const compare = townOrder(language);
    const named = [...ids].map((id) => ({ id, ...this.name(id, language) }));
    const isNameless = ({ name }: Partial<CityName>) => Number(!name);
    return named
      .sort(
        (a, b) =>
          isNameless(a) - isNameless(b) ||
          compare(a.name ?? '', b.name ?? '') ||
          compare(a.zip ?? '', b.zip ?? '') ||
          a.id - b.id,
      )
      .map(({ id }) => id);
  }
}

function knownCity({ ids, spellings }: { ids: number[]; spellings: CitySpelling[] }): KnownCity {
  const haystacks = spellings.map(
    ({ name, zip: code }) => ` ${foldWords(code)} ${foldWords(name)} ${foldWords(code)}`,
  );
  const { zip = '', countryId } = spellings[0] ?? {};
  const names = [...new Set(spellings.map(({ name }) => name))];
  const otherNames = countryId === BELGIUM ? listOtherNames(names, zip) : [];
  return {
    ids,
    zip,
    spellings,
    areas: listAreas(zip, countryId),
    centre: townCentre({ names: spellings.map(({ name }) => name), zip, countryId }),
    haystacks: [...new Set(haystacks)],
    names,
    otherNames,
    otherHaystack: otherNames.map((name) => ` ${foldWords(name)}`).join(' |'),
  };
}

function listOtherNames(names: string[], zip: string): string[] {
  const all = [...names.flatMap(namesOfMunicipality), ...placesOfZip(zip).map(({ name }) => name)];
  const own = new Set(names.map(foldWords));
  const others = new Map(all.map((name) => [foldWords(name), name]));
  return [...others].filter(([folded]) => !own.has(folded)).map(([, name]) => name);
}

function shownCity(cities: KnownCity[], order: Language[]): ShownCity {
  const name = nameIn(
    order,
    cities.flatMap(({ spellings }) => spellings),
  );
  const zip = cities[0]?.zip ?? '';
  return { name, zip, key: cityKey(name, zip), ids: cities.flatMap(({ ids }) => ids) };
}

/** The first language with a name for it decides. */
function nameIn(order: Language[], spellings: CitySpelling[]): string {
  const own = order
    .map((language) => spellings.filter((spelling) => spelling.language === language))
    .find((ofLanguage) => ofLanguage.length > 0);
  return commonestName(own ?? spellings) ?? '';
}
