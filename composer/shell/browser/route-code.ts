import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import type { PageHandle } from '../routing/page-handle.ts';

/** What the shell knows of the page at a path. */
export const pageHandle = (routes: RouteObject[], pathname: string): PageHandle | undefined =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as PageHandle | undefined;

/** Fetches the code behind an address that the visitor is about to open. */
export function preloadPage(routes: RouteObject[], path: string, exposes: ExposeLoader) {
  const [pathname] = path.split(/[?#]/, 1);
  const handle = pageHandle(routes, pathname!);
  for (const ref of handle?.page ? [handle.page, ...handle.widgets] : []) void exposes.load(ref);
}
