import { isEmpty } from 'shared-kit/domain/is-empty';
import type { Language } from 'shared-kit/domain/languages';

export interface PropertyTypeName {
  language: Language;
  webId: number;
  name: string;
  showOrder: number;
  sale: boolean;
  rent: boolean;
}

/** The property types of the feeds, and the combinations of them that listings have. */
export class TypeVocabulary {
  readonly #names: Map<number, PropertyTypeName[]>;
  readonly #sets: Map<number, number[]>;
  readonly #order: (language?: Language) => Language[];

  constructor(
    names: PropertyTypeName[],
    sets: { id: number; webIds: number[] }[],
    order: (language?: Language) => Language[],
  ) {
    this.#names = Map.groupBy(names, ({ webId }) => webId);
    this.#sets = new Map(sets.map(({ id, webIds }) => [id, webIds]));
    this.#order = order;
  }

  /** A type with its name in a language; order and goals are the same in all. Undefined when no feed names it. */
  type(webId: number, language: Language): PropertyTypeName | undefined {
    const [facts] = this.#inOrder(webId);
    const named = this.#inOrder(webId, language).find(({ name }) => !isEmpty(name));
    return facts && { ...facts, name: named?.name ?? '' };
  }

  #inOrder(webId: number, language?: Language): PropertyTypeName[] {
    const known = this.#names.get(webId) ?? [];
    return this.#order(language).flatMap(
      (candidate) => known.find((type) => type.language === candidate) ?? [],
    );
  }

  /** The types, each with all its names. */
  *entries(): Generator<{ webId: number; names: string[] }> {
    for (const [webId, named] of this.#names)
      yield { webId, names: [...new Set(named.map(({ name }) => name).filter((name) => !isEmpty(name)))] };
  }

  webIdsOfSet(typeSetId: number): number[] {
    return this.#sets.get(typeSetId) ?? [];
  }

  /** The combinations with any of the types. */
  setsWithAny(webIds: readonly number[]): number[] {
    const wanted = new Set(webIds);
    return [...this.#sets].filter(([, ids]) => ids.some((id) => wanted.has(id))).map(([id]) => id);
  }
}
