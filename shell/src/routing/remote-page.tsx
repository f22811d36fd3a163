import { useLoaderData } from 'react-router';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import type { PageModule } from 'shared-kit/contracts/page';
import { RemoteIntl, RemoteStyles } from 'shared-kit/host';
import type { LoadedExpose } from 'shared-kit/host';
import type { ExposeLoader } from '../federation/expose-loader.ts';
import { UnavailableRoute } from '../document/UnavailableRoute.tsx';
import { asRouteFault } from './load-fault.ts';
import { openByFullLoad } from './full-load.ts';
import type { PageHandle } from './page-handle.ts';
import { shellServices } from './shell-services.ts';

interface PageParts {
  loader?: LoaderFunction;
  Component: () => React.ReactNode;
}

/** The loading parts of a remote's route: there already, or fetched with their widgets when the route is opened. */
export function remotePage(
  handle: PageHandle,
  exposes: ExposeLoader,
): PageParts | { lazy: () => Promise<PageParts> } {
  const known = exposes.loaded(handle.page!);
  if (known) return pageParts(handle, known);
  return {
    lazy: async () => {
      const [page] = await Promise.all([handle.page!, ...handle.widgets].map((ref) => exposes.load(ref)));
      // The server may know a release that this tab does not, or shows the fallback with the right status.
      if (page === 'failed' && !__SERVER__) await openByFullLoad();
      return pageParts(handle, page!);
    },
  };
}

function pageParts(handle: PageHandle, page: LoadedExpose | 'failed'): PageParts {
  if (page === 'failed') return { Component: UnavailableRoute };
  const module = page.module as unknown as PageModule;
  const Page = module.default;
  return {
    loader: pageLoader(handle, module),
    Component: function RemotePage() {
      const data = useLoaderData() as unknown;
      return (
        <RemoteIntl messages={page.messages}>
          <RemoteStyles of={handle.page!} />
          <Page data={data} />
        </RemoteIntl>
      );
    },
  };
}

/** The page's loader with the shell's services; what it throws becomes a status. */
function pageLoader(handle: PageHandle, module: PageModule): LoaderFunction | undefined {
  const { loader } = module;
  if (!loader) return undefined;
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const { api, language, site } = context.get(shellServices);
    try {
      const url = new URL(request.url);
      return await loader({
        api,
        language,
        site,
        params,
        url,
        signal: request.signal,
        routeId: handle.routeId,
      });
    } catch (error) {
      throw asRouteFault(error);
    }
  };
}
