import { HOMES_IN_LIST } from 'shared-kit/domain/saved-homes';

/** Parameter of addresses that name homes by their IDs, repeated (product S31, S33). */
export const HOME = 'home';

const LARGEST_ID = 2 ** 31 - 1;

/** IDs of homes in an address, each once, at most `most`; what is none is dropped. */
export function readHomeIds(params: URLSearchParams, most = HOMES_IN_LIST): number[] {
  const ids = params
    .getAll(HOME)
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)
    .filter((id) => id <= LARGEST_ID);
  return [...new Set(ids)].slice(0, most);
}

/** An address that names homes. */
export function withHomeIds(path: string, ids: readonly number[]): string {
  return ids.length > 0 ? `${path}?${new URLSearchParams(ids.map((id) => [HOME, String(id)]))}` : path;
}

/** Homes side by side at most (product S33). */
export const MOST_COMPARED = 4;
