import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs } from 'react-router';
import type { PageLoaderArgs, PageModule } from 'shared-kit/contracts/page';
import { RemoteIntl, RemoteStyles } from 'shared-kit/host';
import type { LoadedExpose } from 'shared-kit/host';
import type { ExposeLoader } from '../federation/expose-loader.ts';
import { UnavailableRoute } from '../document/UnavailableRoute.tsx';
import { ACTION_LIMIT, limited, loaderLimit } from './limited.ts';
import { asRouteFault, isUnexpected } from './load-fault.ts';
import { openByFullLoad } from './full-load.ts';
import type { PageHandle } from './page-handle.ts';
import { shellServices } from './shell-services.ts';

interface PageParts {
  loader?: LoaderFunction;
  action?: ActionFunction;
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
      if (page === 'failed' && !__SERVER__) await openByFullLoad(handle.page);
      return pageParts(handle, page!);
    },
  };
}

function pageParts(handle: PageHandle, page: LoadedExpose | 'failed'): PageParts {
  if (page === 'failed') return { loader: unavailable, Component: UnavailableRoute };
  const module = page.module as unknown as PageModule;
  const Page = module.default;
  return {
    loader: pageLoader(handle, module),
    action: pageAction(handle, module),
    Component: function RemotePage() {
      const data = useLoaderData() as unknown;
      const actionData = useActionData() as unknown;
      return (
        <RemoteIntl messages={page.messages}>
          <RemoteStyles of={handle.page!} />
          <Page data={data} actionData={actionData} />
        </RemoteIntl>
      );
    },
  };
}

/** Without code there is nothing to load; a tab that comes back to the page later asks the server, which may have it again. */
const unavailable = () => (__SERVER__ ? null : openByFullLoad());

/** The page's loader with the shell's services; what it throws becomes a status. */
function pageLoader(handle: PageHandle, { loader }: PageModule): LoaderFunction | undefined {
  return loader && ((args) => run(handle, args, loaderLimit(), loader));
}

/** The page's action for a form that was sent without JavaScript. */
function pageAction(handle: PageHandle, { action }: PageModule): ActionFunction | undefined {
  return (
    action &&
    (async (args) => {
      const form = new URLSearchParams(await args.request.text());
      return run(handle, args, ACTION_LIMIT, (pageArgs) => action({ ...pageArgs, form }));
    })
  );
}

function pageArgs(handle: PageHandle, { context, params, request }: LoaderFunctionArgs): PageLoaderArgs {
  const { api, language, site } = context.get(shellServices);
  const url = new URL(request.url);
  return { api, language, site, params, url, signal: request.signal, routeId: handle.routeId };
}

async function run(
  handle: PageHandle,
  args: LoaderFunctionArgs,
  limit: number,
  work: (args: PageLoaderArgs) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await limited(limit, args.request.signal, (signal) => work({ ...pageArgs(handle, args), signal }));
  } catch (error) {
    if (isUnexpected(error)) args.context.get(shellServices).report({ ref: handle.page, error });
    throw asRouteFault(error);
  }
}
