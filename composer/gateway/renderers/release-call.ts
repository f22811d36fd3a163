import type { Composition } from '../../contract/boot.ts';
import type { ApiCall, PageRequest } from '../renderer-channel/messages.ts';

/** Code of a release asked for what is not for it: its own fault, whatever the API would have answered. */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

/** A call of a release's code, with the page for which it is made. */
export interface ReleaseCall {
  call: Pick<ApiCall, 'url' | 'method' | 'credentials'>;
  /** Whose code makes it, as its renderer says. */
  app: string | undefined;
  page: Pick<PageRequest, 'apiBaseUrl' | 'url' | 'form'>;
  composition: Pick<Composition, 'remotes'>;
}

const PREFIXES = ['api', 'media', 'images'];
const METHODS = ['GET', 'POST'];

/** Letters, digits and what stands between them: nothing that any server or proxy could take for another path. */
const PLAIN = /^[\p{L}\p{N}._~@+,:-]+$/u;

/**
 * The address to ask for a release's code. Throws `CallRefused` for anything but GET and POST below `/api/`, `/media/` and `/images/` of
 * the API. Operations of the office are never for releases; those of an account (`/api/auth/`) only to hand on the form that a visitor
 * has sent without scripts to a private page of the same release.
 */
export function releaseCallUrl({ call, app, page, composition }: ReleaseCall): string {
  const url = URL.canParse(call.url) ? new URL(call.url) : undefined;
  if (!url || url.origin !== new URL(page.apiBaseUrl).origin || url.username || url.password)
    throw new CallRefused('Code of releases reaches the API only');
  if (!METHODS.includes(call.method))
    throw new CallRefused(`Code of releases asks by ${METHODS.join(' and ')} only`);
  const segments = plainSegments(url.pathname);
  if (!segments || segments.length < 2 || !PREFIXES.includes(segments[0]!))
    throw new CallRefused('Code of releases reaches /api/, /media/ and /images/ only');
  // Express routes whatever the case.
  const [, area] = segments.map((segment) => segment.toLowerCase());
  if (segments[0] === 'api' && area === 'office')
    throw new CallRefused('Operations of the office are not for releases');
  if (segments[0] === 'api' && area === 'auth' && !isOwnForm({ call, app, page, composition }))
    throw new CallRefused('Signing in and out is for forms that a visitor has sent to a private page');
  url.hash = '';
  return url.href;
}

/** Decoded segments of a path; undefined for one that another program could read differently. A slash at the end counts for nothing. */
function plainSegments(pathname: string): string[] | undefined {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decoded);
  return segments.every(isPlain) ? segments : undefined;
}

const isPlain = (segment: string | undefined): segment is string =>
  segment !== undefined &&
  PLAIN.test(segment) &&
  !/^\.+$/.test(segment) &&
  segment === segment.normalize('NFKC');

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isOwnForm({ call, app, page, composition }: ReleaseCall): boolean {
  const isHandedOn = call.method === 'POST' && call.credentials === 'same-origin' && page.form !== undefined;
  const routes = (app !== undefined && composition.remotes[app]?.routes) || [];
  const { pathname } = new URL(page.url);
  return (
    isHandedOn &&
    routes.some(
      (route) =>
        route.private &&
        Object.entries(route.paths).some(([language, path]) =>
          new URLPattern({ pathname: `/${language}/${path}/` }).test({ pathname }),
        ),
    )
  );
}
