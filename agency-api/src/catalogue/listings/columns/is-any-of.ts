/** Whether a row of a column has one of some values. Numbers of towns, types and letters are small: a table is faster than a set. */
export function isAnyOf(
  column: Int32Array | Int16Array,
  wanted: readonly number[],
): (row: number) => boolean {
  const isWanted = new Uint8Array(wanted.reduce((most, value) => Math.max(most, value), 0) + 1);
  for (const value of wanted) if (value >= 0) isWanted[value] = 1;
  return (row) => isWanted[column[row]!] === 1;
}
