/** A small seeded generator: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** A whole number in [min, max], both ends included. */
  int(min: number, max: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** -1 or 1. */
  sign(): -1 | 1;
};

/** Mulberry32 over a hashed seed, so that neighbouring seeds give unrelated sequences. */
export function createRandom(seed: number, salt = ''): Random {
  let state = hash(`${salt}:${seed}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
