/** Random choices that are the same on every machine and run for the same keys. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** A number in [min, max). */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  /** Picks in proportion to the weights. */
  weighted<Item>(choices: readonly (readonly [Item, number])[]): Item;
  shuffle<Item>(list: readonly Item[]): Item[];
}

/** An independent stream for these keys: further draws for one topic of a listing never change another topic. */
export function randomFor(...keys: (string | number)[]): Random {
  const next = mulberry32(hash(keys.join('/')));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[int(0, list.length - 1)]!;
    },
    weighted: (choices) => {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => (rest -= weight) < 0) ?? choices.at(-1);
      if (!found) throw new Error('Nothing to choose from');
      return found[0];
    },
    shuffle: (list) => {
      const result = [...list];
      for (let last = result.length - 1; last > 0; last--) {
        const other = int(0, last);
        [result[last], result[other]] = [result[other]!, result[last]!];
      }
      return result;
    },
  };
}

/** FNV-1a with a final mix, so that neighbouring ids give unrelated streams. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
