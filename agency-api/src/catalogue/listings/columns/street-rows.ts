/** A street's folded name from one of its words on, with the rows of its listings. */
export interface StreetKey {
  key: string;
  rows: Int32Array;
}

/** Streets of listings with a public address, found by the beginning of any of their words. */
export class StreetRows {
  readonly #keys: StreetKey[];

  constructor(keys: Iterable<StreetKey>) {
    this.#keys = [...keys].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  has(beginning: string): boolean {
    return this.#keys[this.#firstFrom(beginning)]?.key.startsWith(beginning) ?? false;
  }

  /** Whether a street's name has the whole word. */
  hasWord(word: string): boolean {
    const first = this.#keys[this.#firstFrom(word)]?.key;
    return first === word || first?.startsWith(`${word} `) === true;
  }

  /** Rows of listings in any street of which a word and what follows begins so; some more than once. */
  *findRows(beginning: string): Generator<Int32Array> {
    for (let at = this.#firstFrom(beginning); this.#keys[at]?.key.startsWith(beginning); at++)
      yield this.#keys[at]!.rows;
  }

  /** Every word of a street's name, folded. */
  *words(): Generator<string> {
    for (const { key } of this.#keys) yield key.split(' ', 1)[0]!;
  }

  #firstFrom(beginning: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#keys[middle]!.key < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
