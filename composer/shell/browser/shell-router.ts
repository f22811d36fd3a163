import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import type { HydrationState, RouteObject } from 'react-router';
import type { Boot } from '../../contract/contract.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import { onFullLoad } from '../routing/full-load.browser.ts';
import { buildRoutes } from '../routes/routes.tsx';
import type { PageHandle } from '../routing/page-handle.ts';
import { shellServices } from '../routing/shell-services.ts';
import type { ShellServices } from '../routing/shell-services.ts';
import type { ShellSite } from '../site.ts';
import { reloadOnce, versionedName } from './missing-code.ts';
import { stateFile } from './page-state.ts';

export { RouterProvider } from 'react-router/dom';

/**
 * The browser's router, with the data that the server loaded for the first page; what the boot does not have of these its loaders
 * bring (`areDataLoaded`).
 */
export function createShellRouter(site: ShellSite, boot: Boot, services: ShellServices) {
  const { languages } = site.readFacts(boot.site, boot.language);
  const router = createBrowserRouter(buildRoutes(site, boot, languages), {
    hydrationData: hydrationState(boot.router),
    getContext: () => new RouterContextProvider(new Map([[shellServices, services]])),
  });
  onFullLoad((missing) => {
    // This load is the one that missing code is worth.
    if (missing) reloadOnce([versionedName(boot, missing)], () => {});
    const { initialized, navigation } = router.state;
    // A page whose state was gone is loaded anew at most once: a cache in front may have nothing else.
    if (!initialized) return void reloadOnce([stateFile() ?? window.location.href]);
    const { location } = navigation;
    return location ? location.pathname + location.search + location.hash : window.location.href;
  });
  return router;
}

/** Settles when the loaders of the first page have run: false where one of them failed. */
export async function areDataLoaded(router: Router): Promise<boolean> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (!state.initialized) return;
        stop();
        resolve();
      });
    });
  return !router.state.errors;
}

type Router = ReturnType<typeof createShellRouter>;

function hydrationState({ loaderData, actionData, errors }: Boot['router']): HydrationState {
  const revived = Object.entries(errors ?? {}).map(([id, { status, data }]) => [
    id,
    new ErrorResponseImpl(status, '', data, false),
  ]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(revived) };
}

/** What the shell knows of the page at a path. */
export const pageHandle = (routes: RouteObject[], pathname: string): PageHandle | undefined =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as PageHandle | undefined;

/** Fetches the code behind an address that the visitor is about to open. */
export function preloadPage(routes: RouteObject[], path: string, exposes: ExposeLoader) {
  const [pathname] = path.split(/[?#]/, 1);
  const handle = pageHandle(routes, pathname!);
  for (const ref of handle?.page ? [handle.page, ...handle.widgets] : []) void exposes.load(ref);
}
