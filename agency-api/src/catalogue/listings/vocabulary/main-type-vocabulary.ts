import type { Language } from 'shared-kit/domain/languages';

type Names = Partial<Record<Language, string>>;

/** The main types of the listings, such as "Villa", under their names in the feeds' languages. */
export class MainTypeVocabulary {
  readonly #names: Map<number, Names>;
  readonly #order: (language?: Language) => Language[];

  constructor(mainTypes: { id: number; names: string }[], order: (language?: Language) => Language[]) {
    this.#names = new Map(mainTypes.map(({ id, names }) => [id, JSON.parse(names) as Names]));
    this.#order = order;
  }

  /** All names of each. */
  *entries(): Generator<{ id: number; names: string[] }> {
    for (const [id, names] of this.#names) yield { id, names: [...new Set(Object.values(names))] };
  }

  /** The names of the feeds' languages; undefined for listings without a main type. */
  names(id: number): Names | undefined {
    return this.#names.get(id);
  }

  /** The name in a language; undefined for listings without a main type. */
  name(id: number, language: Language): string | undefined {
    const names = this.#names.get(id) ?? {};
    return this.#order(language)
      .map((candidate) => names[candidate])
      .find((name) => name !== undefined);
  }
}
