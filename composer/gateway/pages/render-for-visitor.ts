import type { Request, Response } from 'express';
import type { Language } from '../../contract/register.ts';
import type { ApiCalls } from '../api-calls/api-calls.ts';
import type { ApiFetch } from '../api-calls/api-fetch.ts';
import { waitFor } from '../api-calls/availability.ts';
import { isMarkedAsTrial, siteOrigin, visitorHeaders } from '../http/visitor-headers.ts';
import { isDebugged } from '../page-cache/page-inputs.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { PageRequest } from '../renderer-channel/messages.ts';
import { FormInterrupted } from '../renderers/page-task.ts';
import type { PageRenderer, PageTask, Rendered } from '../renderers/page-task.ts';
import type { GatewaySite, SiteFacts } from '../site.ts';

export interface RenderDependencies {
  renderers: PageRenderer;
  /** `generation` numbers the state of the content. */
  contentState: { readonly generation: number };
  fetch: ApiFetch;
  calls: ApiCalls;
  apiBaseUrl: string;
  publicUrl: string | undefined;
  metrics: {
    /** Starts the clock of a rendering of what is live; call the result when the markup is there. */
    startPage(): () => void;
  };
  development: boolean;
  site: Pick<GatewaySite, 'isTried'>;
}

/** What a page is rendered with. */
export interface PageContext {
  snapshot: Snapshot;
  facts: SiteFacts;
  language: Language;
  /** When the page is answered at the latest, as `Date.now()` tells it. */
  deadline: number;
  /** Path and query. */
  address: string;
  /** Told of each answer of the API: whether it is that of now. */
  onAnswer(isCurrent: boolean): void;
  /** Others may wait for it too: it is rendered to its end, though this visitor has left. */
  isShared: boolean;
}

/** A page that was rendered for a visitor. */
export interface VisitorRendering {
  rendered: Rendered;
  /** The page depends on who asked: it must not be cached for others. */
  isPrivate: boolean;
  /** Set-Cookie lines of the API, for the visitor. */
  cookies: string[];
}

/** Has a page rendered; undefined when the visitor has left. */
export async function renderForVisitor(
  request: Request,
  response: Response,
  context: PageContext,
  dependencies: RenderDependencies,
): Promise<VisitorRendering | undefined> {
  const { snapshot, deadline, isShared } = context;
  const stop = snapshot.audience !== 'holder' ? dependencies.metrics.startPage() : undefined;
  const visitor = visitorFetch(request, {
    shared: (input, init) =>
      dependencies.fetch(input, {
        ...init,
        until: deadline,
        visitor: request.ip,
        traceparent: request.traceparent,
        onAnswer: context.onAnswer,
      }),
    calls: dependencies.calls,
    deadline,
    origin: siteOrigin(request, dependencies),
  });
  const task: PageTask = {
    snapshot,
    page: pageRequest(request, context, dependencies),
    fetch: visitor.fetch,
    isTried: isMarkedAsTrial(request) ? dependencies.site.isTried : undefined,
    signal: isShared ? new AbortController().signal : leaving(response),
    url: request.originalUrl,
    requestId: String(request.id),
  };
  const rendered = await renderOnce(dependencies.renderers, task).catch((error: unknown) => {
    if (!task.signal.aborted) throw error;
  });
  if (!rendered) return undefined;
  stop?.();
  return { rendered, isPrivate: visitor.isPrivate(), cookies: visitor.cookies() };
}

/**
 * A form whose renderer ended may have reached the API already: it is not sent again. The visitor is told in the layout of the
 * site that the page is not available.
 */
async function renderOnce(renderers: RenderDependencies['renderers'], task: PageTask): Promise<Rendered> {
  try {
    return await renderers.render(task);
  } catch (error) {
    if (!(error instanceof FormInterrupted)) throw error;
    const layoutOnly = { ...task, page: { ...task.page, form: undefined }, isLayoutOnly: true };
    return { ...(await renderers.render(layoutOnly)), status: 503 } as Rendered;
  }
}

function pageRequest(
  request: Request,
  { address, language, deadline }: PageContext,
  { apiBaseUrl, publicUrl, development, contentState }: RenderDependencies,
): PageRequest {
  const origin = siteOrigin(request, { publicUrl });
  return {
    url: new URL(address.replace(/^\/+/, '/'), origin).href,
    form: request.method === 'POST' ? String(request.body) : undefined,
    origin,
    language,
    apiBaseUrl,
    generation: contentState.generation,
    deadline,
    development,
    ...(isDebugged(request) ? { isDebugged: true } : {}),
  };
}

/** Aborted when the visitor has left before the answer was there. */
function leaving(response: Response): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

interface VisitorFetch {
  fetch: typeof fetch;
  /** Set-Cookie lines that the API answered with, for the visitor. */
  cookies(): string[];
  /** Whether the page depends on who asked: it must not be cached for others. */
  isPrivate(): boolean;
}

interface Options {
  /** For public reads, with its cache. */
  shared: typeof fetch;
  calls: ApiCalls;
  /** When the page stops waiting, as `Date.now()` tells it. */
  deadline: number;
  /** Public origin of the site. */
  origin: string;
}

/**
 * The fetch of one page request. Public reads go through the shared one, with its cache. What depends on the visitor, or
 * changes something, goes straight to the API with the visitor's cookies, address and origin, so that the API's own checks hold.
 * A private read ends when the API goes away; a command waits to the deadline, since it may be done already.
 */
export function visitorFetch(request: Request, { shared, calls, deadline, origin }: Options): VisitorFetch {
  const cookies: string[] = [];
  let asked = false;

  async function askDirectly(
    input: string | URL | globalThis.Request,
    init: RequestInit,
  ): Promise<globalThis.Response> {
    const isRead = (init.method ?? 'GET') === 'GET';
    if (isRead && calls.availability.isAway) throw calls.availability.away();
    const over = new AbortController();
    const call = calls.direct(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...callHeaders(request, origin) },
      signal: over.signal,
    });
    const availability = isRead ? calls.availability : { onAway: () => () => {} };
    try {
      return await waitFor(call, { ms: deadline - Date.now(), signal: init.signal, availability });
    } catch (error) {
      over.abort(error);
      throw error;
    }
  }

  return {
    cookies: () => cookies,
    isPrivate: () => asked,
    async fetch(input, init) {
      if (init?.credentials !== 'same-origin') return shared(input, init);
      asked = true;
      const response = await askDirectly(input, init);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  };
}

function callHeaders(request: Request, origin: string): Record<string, string> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return {
    origin,
    ...visitorHeaders(request, origin),
    ...(cookie ? { cookie } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  };
}
