import type { Language } from 'shared-kit/domain/languages';
import { foldAccents } from 'composer/paths';

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
