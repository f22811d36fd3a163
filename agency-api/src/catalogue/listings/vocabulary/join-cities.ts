import { foldAccents } from 'composer/paths';
import { foldedCityKey } from 'shared-kit/domain/towns';
import type { Language } from 'shared-kit/domain/languages';

/** A spelling of a town in one language, and its number of listings. */
export interface CitySpelling {
  cityId: number;
  /** Of the town. */
  zip: string;
  /** The feed's number. */
  countryId: number;
  language: Language;
  /** Empty where the records have a postal code only. */
  name: string;
  listings: number;
}

/** The most frequent spelling; among equals one with accents. Undefined if there is none. */
export function commonestName(spellings: readonly CitySpelling[]): string | undefined {
  const byName = [...Map.groupBy(spellings, ({ name }) => name)].map(([name, same]) => ({
    name,
    listings: same.reduce((sum, { listings }) => sum + listings, 0),
    accents: accentsIn(name),
  }));
  byName.sort((a, b) => b.listings - a.listings || b.accents - a.accents || (a.name < b.name ? -1 : 1));
  return byName[0]?.name;
}

function accentsIn(name: string): number {
  return [...name.normalize('NFC')].filter((letter) => foldAccents(letter) !== letter).length;
}

/**
 * Spellings by town. Listings that lack the site's first language are in the read model under the name of their town in another
 * language ("Brussel"): they are merged with the town of this name in that language that has a name in the first one ("Bruxelles").
 */
export function joinCities(
  spellings: readonly CitySpelling[],
  order: readonly Language[],
): { ids: number[]; spellings: CitySpelling[] }[] {
  const [first] = order;
  const named = new Set(spellings.filter(({ language }) => language === first).map(({ cityId }) => cityId));
  const homes = commonestByKey(spellings.filter(({ cityId }) => named.has(cityId)));
  const findHome = (id: number, ofCity: CitySpelling[]): number => {
    if (named.has(id)) return id;
    const keys = order.flatMap((language) => ofCity.filter((own) => own.language === language).map(toKey));
    return homes.get(keys.find((key) => homes.has(key)) ?? '') ?? id;
  };
  const byCity = Map.groupBy(spellings, ({ cityId }) => cityId);
  const byHome = Map.groupBy(byCity, ([id, ofCity]) => findHome(id, ofCity));
  return [...byHome.values()].map((cities) => ({
    ids: cities.map(([id]) => id),
    spellings: cities.flatMap(([, ofCity]) => ofCity),
  }));
}

/** The town with most listings under each name in each language. */
function commonestByKey(spellings: CitySpelling[]): Map<string, number> {
  const rarestFirst = spellings.toSorted((a, b) => a.listings - b.listings || b.cityId - a.cityId);
  return new Map(rarestFirst.map((spelling) => [toKey(spelling), spelling.cityId]));
}

function toKey({ language, name, zip }: CitySpelling): string {
  return `${language} ${foldedCityKey(name, zip)}`;
}
