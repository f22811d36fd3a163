import { categoryTree, type CategoryNode } from 'shared-kit/domain/category-tree';
import { isEmpty } from 'shared-kit/domain/texts';
import type { Language } from 'shared-kit/domain/languages';

interface PropertyTypeName {
  language: Language;
  webId: number;
  parentWebId: number | null;
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

  /** The types of a combination and those that these belong to, each once (product M5). */
  webIdsWithParents(typeSetId: number): Set<number> {
    return new Set(this.webIdsOfSet(typeSetId).flatMap((webId) => [webId, ...this.#above(webId)]));
  }

  #above(webId: number): number[] {
    const found: number[] = [];
    for (
      let at = this.#findParent(webId);
      at !== null && at !== webId && !found.includes(at);
      at = this.#findParent(at)
    )
      found.push(at);
    return found;
  }

  #findParent(webId: number): number | null {
    return this.#inOrder(webId).find(({ parentWebId }) => parentWebId !== null)?.parentWebId ?? null;
  }

  /** These types as a tree, siblings in this order; undefined where none belongs to another (product M5). */
  tree(types: readonly { id: number; name: string }[]): CategoryNode[] | undefined {
    const items = types.map(({ id, name }) => ({
      ID: id,
      ParentID: this.#findParent(id),
      Name: name,
      WebID: id,
    }));
    return items.some(({ ParentID }) => ParentID !== null) ? categoryTree(items) : undefined;
  }

  /** The combinations with any of the types, or of those that belong to them. */
  setsWithAny(webIds: readonly number[]): number[] {
    const below = [...this.#names.keys()].filter((webId) =>
      this.#above(webId).some((above) => webIds.includes(above)),
    );
    const wanted = new Set([...webIds, ...below]);
    return [...this.#sets].filter(([, ids]) => ids.some((id) => wanted.has(id))).map(([id]) => id);
  }
}

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
