import type { Language } from 'shared-kit/domain/languages';
import { cityKey } from 'shared-kit/domain/city-key';
import { foldAccents } from 'shared-kit/domain/slug';

/** How the listings of a town spell it in one language, and in how many listings. */
export interface CitySpelling {
  cityId: number;
  language: Language;
  name: string;
  zip: string;
  listings: number;
}

export interface CityName {
  name: string;
  zip: string;
  key: string;
}

interface KnownCity {
  id: number;
  names: Map<Language, CityName>;
  keys: Set<string>;
  /** Folded `zip name zip` of each spelling, with a blank before every word, to search at the start of words. */
  haystacks: string[];
}

/** The towns with visible listings under all their names. */
export class CityVocabulary {
  readonly #cities = new Map<number, KnownCity>();
  readonly #idsByKey = new Map<string, Set<number>>();

  /** `order` tells in which languages to look for a name (decisions P5). */
  constructor(
    spellings: CitySpelling[],
    order: (language: Language) => Language[],
    languages: readonly Language[],
  ) {
    const byCity = Map.groupBy(spellings, ({ cityId }) => cityId);
    for (const [id, ofCity] of byCity) this.#add(knownCity(id, ofCity, order, languages));
  }

  #add(city: KnownCity): void {
    this.#cities.set(city.id, city);
    for (const key of city.keys) {
      const ids = this.#idsByKey.get(key) ?? new Set();
      this.#idsByKey.set(key, ids.add(city.id));
    }
  }

  /** The name to show in a language. */
  name(id: number, language: Language): CityName | undefined {
    return this.#cities.get(id)?.names.get(language);
  }

  /** IDs of the towns that a key names in any language, so that a choice outlives a change of language. */
  idsOfKey(key: string): Set<number> {
    return this.#idsByKey.get(key) ?? new Set();
  }

  /** IDs of the towns with a name or zip in which every word typed begins a word, whatever its accents. */
  idsOfText(text: string): number[] {
    const wanted = plain(text);
    if (wanted === '') return [];
    const cities = [...this.#cities.values()];
    return cities
      .filter(({ haystacks }) => haystacks.some((stack) => stack.includes(` ${wanted}`)))
      .map(({ id }) => id);
  }

  /** IDs in the order of names, then zips, in a language. */
  inOrder(ids: Iterable<number>, language: Language): number[] {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const named = [...ids].map((id) => ({ id, ...this.name(id, language) }));
    return named
      .sort((a, b) => compare(a.name ?? '', b.name ?? '') || compare(a.zip ?? '', b.zip ?? '') || a.id - b.id)
      .map(({ id }) => id);
  }
}

function knownCity(
  id: number,
  spellings: CitySpelling[],
  order: (language: Language) => Language[],
  languages: readonly Language[],
): KnownCity {
  const commonest = spellings.toSorted((a, b) => b.listings - a.listings || a.name.localeCompare(b.name));
  const nameIn = (language: Language): CityName => {
    const own = order(language)
      .map((candidate) => commonest.find((spelling) => spelling.language === candidate))
      .find((spelling) => spelling !== undefined);
    const { name, zip } = own ?? commonest[0]!;
    return { name, zip, key: cityKey(name, zip) };
  };
  return {
    id,
    names: new Map(languages.map((language) => [language, nameIn(language)])),
    keys: new Set(spellings.map(({ name, zip }) => cityKey(name, zip))),
    haystacks: [...new Set(spellings.map(({ name, zip }) => ` ${plain(zip)} ${plain(name)} ${plain(zip)}`))],
  };
}

function plain(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
