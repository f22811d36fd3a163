import { mergeRecords } from '../merge-records.ts';

/** The first known value of each key, to be the same in every language. */
export function sharedFacts<Value extends object>(
  inOrder: readonly Value[],
  keys: readonly (keyof Value)[],
): Partial<Value> {
  const merged = mergeRecords<Value>(inOrder);
  const known = keys.filter((key) => key in merged).map((key) => [key, merged[key]]);
  return Object.fromEntries(known) as Partial<Value>;
}

/** For these keys zero means unknown, and must not hide the value of another language. */
export function withoutZeros<Value extends object>(record: Value, keys: readonly (keyof Value)[]): Value {
  const unknown = keys.filter((key) => record[key] === 0).map((key) => [key, null]);
  return unknown.length > 0 ? { ...record, ...Object.fromEntries(unknown) } : record;
}
