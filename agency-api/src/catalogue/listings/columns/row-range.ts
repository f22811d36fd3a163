/** The range of places in ascending numbers whose values are from `from` up to, not including, `to`. */
export function rowRange(ascending: Int32Array, from: number, to: number): [start: number, end: number] {
  return [firstFrom(ascending, from), firstFrom(ascending, to)];
}

/** The first place in ascending numbers whose value is not less. */
export function firstFrom(ascending: Int32Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
