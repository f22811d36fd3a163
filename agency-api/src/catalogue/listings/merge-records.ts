import { isEmpty } from 'shared-kit/domain/is-empty';

/**
 * Merges the records of several languages, in the given order: each key has the first value that is not missing, blank or an
 * empty list (product T1).
 */
export function mergeRecords<Value extends object>(inOrder: readonly Value[]): Value {
  const merged: Record<string, unknown> = {};
  for (const record of inOrder) {
    for (const [key, value] of Object.entries(record)) {
      if (isMissing(merged[key]) && !isMissing(value)) merged[key] = value;
      else if (!(key in merged)) merged[key] = value;
    }
  }
  return merged as Value;
}

/** Whether a language lacks a value, so that it is borrowed from another one. */
export function isMissing(value: unknown): boolean {
  return isEmpty(value) || (Array.isArray(value) && value.length === 0);
}
