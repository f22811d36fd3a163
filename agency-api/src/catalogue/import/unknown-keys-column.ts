import type { UnknownKey } from 'shared-kit/contracts/feed/unknown-keys';

/** The unknown keys, as JSON by path; null when there are none. */
export function unknownKeysColumn(keys: UnknownKey[]): string | null {
  return keys.length > 0
    ? JSON.stringify(Object.fromEntries(keys.map(({ path, value }) => [path, value])))
    : null;
}
