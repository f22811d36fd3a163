import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { PageLoaderArgs, PageModule } from '../../contract/contract.ts';
import { RemotePart } from '../../host/remote-part.tsx';
import type { LoadedExpose } from '../../host/host-context.ts';
import { limited } from '../routing/limited.ts';
import { fault, isMissingChunk, loadFault } from '../routing/load-fault.ts';
import { openByFullLoad } from '../routing/full-load.browser.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { inTab } from '../routing/in-tab.ts';
import { shellServices } from '../routing/shell-services.ts';
import type { ShellSite, ThirdPartyRules } from '../site.ts';
import { useWatcher } from './use-watcher.ts';

/** The working parts of a remote's route. Its code is fetched, with that of its widgets, when the route is opened. */
export function remotePage(
  { UnavailablePage, thirdParties }: Pick<ShellSite, 'UnavailablePage' | 'thirdParties'>,
  handle: PageHandle,
): Pick<RouteObject, 'loader' | 'action' | 'Component'> {
  return {
    loader: inTab(pageLoader(handle, thirdParties), thirdParties),
    action: __SERVER__ ? pageAction(handle) : undefined,
    Component: function RemotePage() {
      const data = useLoaderData() as unknown;
      const actionData = useActionData() as unknown;
      useWatcher(handle.watcher, data);
      return (
        <RemotePart of={handle.page!} fallback={<UnavailablePage />}>
          {(module) => {
            const Page = (module as unknown as PageModule).default;
            return <Page data={data} actionData={actionData} />;
          }}
        </RemotePart>
      );
    },
  };
}

/**
 * The page's loader with the shell's services; what it throws becomes a status. A page without loader has no data. A private page is
 * not opened beside code of third parties: a new load leaves them behind.
 */
function pageLoader(handle: PageHandle, { areRunning }: ThirdPartyRules): LoaderFunction {
  return async (args) => {
    if (!__SERVER__ && handle.isPrivate && areRunning()) return openByFullLoad();
    const page = await loadPage(handle, args);
    const loader = page && pageModule(page).loader;
    return loader ? run(handle, args, __SERVER__ ? loader : inBrowser(handle, loader)) : null;
  };
}

/** A loader may be a file of its own: one that does not come is missing code, like that of its page. */
const inBrowser =
  (handle: PageHandle, loader: PageLoader): PageLoader =>
  async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
      return openByFullLoad(handle.page);
    }
  };

type PageLoader = NonNullable<PageModule['loader']>;

/**
 * The page's code, for which the page waits as long as it may: on a busy machine it comes late, and without it there are no data. It does
 * not wait for widgets that are late. Undefined when the code has failed: the page is its fallback then. A tab asks the server instead: it
 * may know a release that the tab does not, shows the page without scripts, or the fallback with the right status. Throws a 503 where the
 * code has not come in time.
 */
async function loadPage(
  handle: PageHandle,
  { context, request }: LoaderFunctionArgs,
): Promise<LoadedExpose | undefined> {
  const { exposes, limit, report } = context.get(shellServices);
  const page = () => exposes.loaded(handle.page!);
  const code = [handle.page!, ...handle.widgets].map((ref) => exposes.load(ref));
  const codeLimit = { ...limit, isWaiting: () => page() === undefined || limit.isWaiting() };
  const late = await limited(codeLimit, request.signal, () => Promise.all(code)).catch((error: unknown) => ({
    error,
  }));
  const loaded = page();
  if (loaded && loaded !== 'failed') return loaded;
  if (!__SERVER__) return openByFullLoad(handle.page);
  if (loaded === 'failed' || !('error' in late)) return undefined;
  report({ ref: handle.page, error: late.error });
  throw fault(503, 'unavailable');
}

/** The page's action for a form that was sent without JavaScript; not every page takes one. */
function pageAction(handle: PageHandle): ActionFunction {
  return async (args) => {
    const page = await loadPage(handle, args);
    const action = page && pageModule(page).action;
    if (!action) throw fault(page ? 405 : 503, page ? 'fault' : 'unavailable');
    const form = new URLSearchParams(await args.request.text());
    return run(handle, args, (pageArgs) => action({ ...pageArgs, form }));
  };
}

const pageModule = ({ module }: LoadedExpose) => module as unknown as PageModule;

function pageArgs(handle: PageHandle, { context, params, request }: LoaderFunctionArgs): PageLoaderArgs {
  const { api, language, site, href } = context.get(shellServices);
  const url = new URL(request.url);
  return { api, language, site, href, params, url, signal: request.signal, routeId: handle.routeId };
}

async function run(
  handle: PageHandle,
  args: LoaderFunctionArgs,
  work: (args: PageLoaderArgs) => Promise<unknown>,
): Promise<unknown> {
  const { limit, report } = args.context.get(shellServices);
  try {
    return await limited(limit, args.request.signal, (signal) => work({ ...pageArgs(handle, args), signal }));
  } catch (error) {
    const { thrown, isUnexpected } = loadFault(error);
    if (isUnexpected && (__SERVER__ || navigator.onLine)) report({ ref: handle.page, error });
    throw thrown;
  }
}
