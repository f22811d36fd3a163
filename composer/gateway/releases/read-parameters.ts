import type { Release } from '../../contract/release.ts';

/** Never one of them, whatever a release declares: who has it is one person. */
const SECRET = 'token';

/** Names of the parameters of addresses that pages of these releases read. */
export function readParameters(releases: readonly Release[]): ReadonlySet<string> {
  const names = releases.flatMap(({ routes }) => routes.flatMap(({ query }) => query));
  return new Set(names.filter((name) => name !== SECRET));
}
