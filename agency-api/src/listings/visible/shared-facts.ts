import { mergeRecords } from '../merge-records.ts';

/** The values of the keys in the first record that has each, to be the same in every language. */
export function sharedFacts<Value extends object>(
  inOrder: readonly Value[],
  keys: readonly (keyof Value)[],
): Partial<Value> {
  const merged = mergeRecords<Value>(inOrder);
  const known = keys.filter((key) => key in merged).map((key) => [key, merged[key]]);
  return Object.fromEntries(known) as Partial<Value>;
}

/** Zero says nothing under these keys, and must not hide what another language has. */
export function withoutZeros<Value extends object>(record: Value, keys: readonly (keyof Value)[]): Value {
  const unknown = keys.filter((key) => record[key] === 0).map((key) => [key, null]);
  return unknown.length > 0 ? { ...record, ...Object.fromEntries(unknown) } : record;
}
