import {
  createBrowserRouter,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import type { HydrationState } from 'react-router';
import type { Boot } from 'shared-kit/contracts/boot';
import { reloadOnce } from './reload-once.ts';
import { versionedName } from './versioned-name.ts';
import { onFullLoad } from '../routing/full-load.browser.ts';
import { buildRoutes } from '../routes/routes.tsx';
import { shellServices } from '../routing/shell-services.ts';
import type { ShellServices } from '../routing/shell-services.ts';

export { RouterProvider } from 'react-router/dom';

/** The browser's router, with the data that the server loaded for the first page. */
export function createShellRouter(boot: Boot, services: ShellServices) {
  const router = createBrowserRouter(buildRoutes(boot, boot.site.languages), {
    hydrationData: hydrationState(boot.router),
    getContext: () => new RouterContextProvider(new Map([[shellServices, services]])),
  });
  onFullLoad((missing) => {
    // This load is the one that missing code is worth.
    if (missing) reloadOnce([versionedName(boot, missing)], () => {});
    const { location } = router.state.navigation;
    return location ? location.pathname + location.search + location.hash : window.location.href;
  });
  return router;
}

function hydrationState({ loaderData, actionData, errors }: Boot['router']): HydrationState {
  const revived = Object.entries(errors ?? {}).map(([id, { status, data }]) => [
    id,
    new ErrorResponseImpl(status, '', data, false),
  ]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(revived) };
}
