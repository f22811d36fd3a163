import type { Language } from 'shared-kit/domain/languages';

export type InLanguages = Readonly<Record<Language, string>>;

/** Words of any language that mean the same of a home. */
export interface WordGroup {
  /** What pages of each language call it: one of the words. */
  names: InLanguages;
  /** Folded. */
  words: readonly string[];
}

/** A group that can be offered while it is typed. */
export interface OfferedGroup extends WordGroup {
  /** The English name with its article: homes are offered "with" it. */
  inEnglish?: string;
}

/** Names that are written one after another, with bars between. */
export const namesIn = (text: string): string[] => text.split('|').map((name) => name.trim());

/** Finds the longest of many names that words of a text are, one after another. */
export class NamedWords<Value> {
  readonly #names = new Map<string, Value>();
  #most = 0;

  /** A name that is known already keeps its value. */
  add(words: string, value: Value): void {
    if (words === '' || this.#names.has(words)) return;
    this.#names.set(words, value);
    this.#most = Math.max(this.#most, words.split(' ').length);
  }

  get(words: string): Value | undefined {
    return this.#names.get(words);
  }

  /** Of so many words, the first of them at `from`. */
  longestFrom(words: readonly string[], from: number): { length: number; value: Value } | undefined {
    for (let length = Math.min(this.#most, words.length - from); length > 0; length--) {
      const value = this.#names.get(words.slice(from, from + length).join(' '));
      if (value !== undefined) return { length, value };
    }
    return undefined;
  }

  entries(): Iterable<[string, Value]> {
    return this.#names.entries();
  }
}
