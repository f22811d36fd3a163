import type { Release } from '../../../contract/release.ts';
import { canonicalPath } from '../../../contract/canonical-path.ts';
import type { Refusal } from '../release-refused.ts';
import { commonAddress, pathShapes } from './path-shapes.ts';

interface Address {
  app: string;
  route: string;
  /** As declared, with its language. */
  path: string;
  shape: string;
}

/**
 * No two apps answer the same address, whatever their parameters are called and whichever of the two patterns is the more exact: who
 * answers would depend on the order of the releases. Within one app the more exact pattern wins, as its team decides.
 */
export function routeRefusals(releases: readonly Release[]): Refusal[] {
  const all = releases.flatMap(addresses);
  const refusals = new Map<string, Refusal>();
  for (const [index, second] of all.entries()) {
    for (const first of all.slice(0, index)) {
      if (isSameRoute(first, second)) continue;
      if (first.app === second.app && first.shape !== second.shape) continue;
      const common = commonAddress(first.shape, second.shape);
      if (common) refusals.set(clashKey(first, second), refusal(first, second, common));
    }
  }
  return [...refusals.values()];
}

function addresses({ name, routes, pages }: Release): Address[] {
  return [...pages, ...routes].flatMap(({ id, originalPaths = [], paths }) => {
    const declared = Object.entries(paths).map(([language, path]) => `/${language}/${path}/`);
    return [...declared, ...originalPaths].flatMap((path) =>
      pathShapes(path).map((shape) => ({ app: name, route: id, path, shape: canonicalShape(shape) })),
    );
  });
}

/** Spelt as requests are before they are matched; a parameter stays a parameter. */
const canonicalShape = (shape: string): string =>
  canonicalPath(shape)
    .split('/')
    .map((segment) => (segment === ENCODED_PARAMETER ? ':' : segment))
    .join('/');

const ENCODED_PARAMETER = encodeURIComponent(':').toLowerCase();

function refusal(first: Address, second: Address, common: string): Refusal {
  const apps = [...new Set([first.app, second.app])];
  const reason = `${second.app} route "${second.route}" (${second.path}) answers the same address as ${first.app} route "${first.route}" (${first.path}): ${common}. Change one of the paths in remote.config.ts; to move a route, promote the release without it first.`;
  return { code: 'route-clash', apps, reason };
}

const isSameRoute = (one: Address, other: Address) => one.app === other.app && one.route === other.route;

/** Two routes that clash in four languages are one fault. */
const clashKey = (one: Address, other: Address) => [one.app, one.route, other.app, other.route].join(' ');
