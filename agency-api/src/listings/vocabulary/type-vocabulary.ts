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
  readonly #order: (language: Language) => Language[];

  constructor(
    names: PropertyTypeName[],
    sets: { id: number; webIds: number[] }[],
    order: (language: Language) => Language[],
  ) {
    this.#names = Map.groupBy(names, ({ webId }) => webId);
    this.#sets = new Map(sets.map(({ id, webIds }) => [id, webIds]));
    this.#order = order;
  }

  /** A type in a language; undefined when no feed names it. */
  type(webId: number, language: Language): PropertyTypeName | undefined {
    const named = this.#names.get(webId) ?? [];
    const inOrder = this.#order(language).map((candidate) =>
      named.find((type) => type.language === candidate),
    );
    return inOrder.find((type) => type !== undefined);
  }

  webIdsOfSet(typeSetId: number): number[] {
    return this.#sets.get(typeSetId) ?? [];
  }

  /** The combinations that hold any of the types. */
  setsWithAny(webIds: readonly number[]): number[] {
    const wanted = new Set(webIds);
    return [...this.#sets].filter(([, ids]) => ids.some((id) => wanted.has(id))).map(([id]) => id);
  }
}
