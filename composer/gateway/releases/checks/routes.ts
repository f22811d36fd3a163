import { canonicalPath } from '../../../contract/paths.ts';
import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

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

/**
 * What a react-router pattern matches, without the names of its parameters: "/fr/a-vendre/:town/:slug?/:id/" has the shapes
 * "/fr/a-vendre/:/:/" and "/fr/a-vendre/:/:/:/".
 */
function pathShapes(pattern: string): string[] {
  return pattern
    .split('/')
    .reduce<string[][]>((shapes, segment) => shapes.flatMap((shape) => withSegment(shape, segment)), [[]])
    .map((shape) => shape.join('/'));
}

/**
 * An address that both shapes match, if there is one: "/fr/projets/:/:/" and "/fr/projets/evere/:/" share "/fr/projets/evere/…/".
 */
function commonAddress(one: string, other: string): string | undefined {
  const [first, second] = [one.split('/'), other.split('/')];
  if (first.length !== second.length) return undefined;
  const common = first.map((segment, index) => commonSegment(segment, second[index]!));
  return common.includes(undefined) ? undefined : common.join('/');
}

function commonSegment(one: string, other: string): string | undefined {
  if (one === other) return one === ':' ? '…' : one;
  // An empty segment is the slash at an end: a parameter is never empty.
  if (one === ':') return other || undefined;
  return other === ':' ? one || undefined : undefined;
}

function withSegment(shape: string[], segment: string): string[][] {
  const required = segment.replace(/\?$/, '');
  const named = [...shape, required.startsWith(':') ? ':' : required];
  return segment.endsWith('?') ? [shape, named] : [named];
}
