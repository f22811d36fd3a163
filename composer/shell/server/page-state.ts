import { isRouteErrorResponse } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import type {
  Composition,
  ExposeRef,
  Language,
  PageMetadata,
  PageState,
  RenderRequest,
  RouteErrorState,
  SiteConfiguration,
} from '../../contract/contract.ts';
import { exposeKey } from '../../host/host-context.ts';
import type { ServerExposeLoader } from '../loading/expose-loader.server.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { deferredExposes } from './start-scripts.ts';

interface BootParts {
  request: RenderRequest;
  language: Language;
  site: SiteConfiguration;
  exposes: ServerExposeLoader;
  /** The remote's page that is shown, if it is one. */
  handle: PageHandle | undefined;
  meta: PageMetadata | undefined;
  outcome: StaticHandlerContext;
}

/** What the browser is told in the page: just what it needs to hydrate it. */
export function pageState(parts: BootParts): PageState {
  const { request, language, site, exposes, handle, meta, outcome } = parts;
  const { composition, origin } = request;
  const rendered = exposes.used();
  // An error page answers to scripts at once.
  const waiting = outcome.errors ? [] : rendered.filter((ref) => waitsForVisitor(composition, handle, ref));
  const used = rendered.filter((ref) => !waiting.includes(ref));
  return {
    language,
    origin,
    site,
    used,
    deferred: deferredExposes(composition, language, used, waiting),
    failed: exposes.failed(),
    ...(request.isDebugged ? { isDebugged: true } : {}),
    meta: meta ? ({ ...meta, jsonLd: undefined } as PageMetadata) : null,
    router: {
      loaderData: outcome.loaderData,
      actionData: outcome.actionData,
      errors: routeErrorStates(outcome.errors),
    },
  };
}

/** Errors of loaders for the browser: a status and a code; the message and stack of a fault stay on the server. */
function routeErrorStates(errors: Record<string, unknown> | null): Record<string, RouteErrorState> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, data: error.data }
        : { status: 500, data: { code: 'fault' } },
    ]),
  );
}

/**
 * Whether the code of a part is fetched at the visitor's first interaction only: what its route or widget declares; what stands in a
 * page that waits, waits with it.
 */
export function waitsForVisitor(
  { remotes }: Pick<Composition, 'remotes'>,
  page: PageHandle | undefined,
  ref: ExposeRef,
): boolean {
  if (page?.hydrate === 'interaction') return true;
  if (page?.page && exposeKey(page.page) === exposeKey(ref)) return false;
  const widget = remotes[ref.remote]?.widgets.find(({ expose }) => expose === ref.expose);
  return widget?.hydrate === 'interaction';
}

/**
 * Whether a page waits as a whole: the layout does when every part does (docs/decisions/0075). Not where something went wrong, nor where the page answers a
 * form.
 */
export const isWholeWaiting = ({ used, failed, router }: PageState): boolean =>
  used.length === 0 && failed.length === 0 && !router.errors && !router.actionData;
