import type { Release } from 'shared-kit/contracts/release';
import { canonicalPath } from 'shared-kit/domain/canonical-path';
import type { Refusal } from '../release-refused.ts';
import { pathShapes } from './path-shapes.ts';

interface Address {
  app: string;
  route: string;
  /** As declared, with its language. */
  path: string;
  shape: string;
}

/** No two pages answer the same address, whatever their parameters are called. */
export function routeRefusals(releases: readonly Release[]): Refusal[] {
  const taken = new Map<string, Address>();
  const refusals = new Map<string, Refusal>();
  for (const address of releases.flatMap(addresses)) {
    const first = taken.get(address.shape);
    if (!first) taken.set(address.shape, address);
    else if (!isSameRoute(first, address)) refusals.set(clashKey(first, address), refusal(first, address));
  }
  return [...refusals.values()];
}

function addresses({ name, routes, pages }: Release): Address[] {
  return [...pages, ...routes].flatMap(({ id, originalPath, paths }) => {
    const declared = Object.entries(paths).map(([language, path]) => `/${language}/${path}/`);
    return [...declared, ...(originalPath ? [originalPath] : [])].flatMap((path) =>
      pathShapes(path).map((shape) => ({ app: name, route: id, path, shape: canonicalPath(shape) })),
    );
  });
}

function refusal(first: Address, second: Address): Refusal {
  const apps = [...new Set([first.app, second.app])];
  const reason = `${second.app} route "${second.route}" (${second.path}) answers the same address as ${first.app} route "${first.route}" (${first.path}). Change one of the paths in remote.config.ts; to move a route, promote the release without it first.`;
  return { code: 'route-clash', apps, reason };
}

const isSameRoute = (one: Address, other: Address) => one.app === other.app && one.route === other.route;

/** Two routes that clash in four languages are one thing to mend. */
const clashKey = (one: Address, other: Address) => [one.app, one.route, other.app, other.route].join(' ');
