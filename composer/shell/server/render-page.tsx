import { createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import type {
  Language,
  PageMetadata,
  PageState,
  RenderRequest,
  RenderResult,
  SiteApi,
  SiteConfiguration,
} from '../../contract/contract.ts';
import { pathLanguage } from '../../contract/paths.ts';
import { describeThrown } from '../../contract/thrown.ts';
import type { Host } from '../../host/host-context.ts';
import { serverExposeLoader } from '../loading/expose-loader.server.ts';
import { pageFile } from '../loading/page-files.ts';
import { createHref } from '../routing/links.ts';
import { limited, pageLimit } from '../routing/limited.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import type { PageData, PageScripts } from '../document/page-data.ts';
import { pageMeta } from '../document/page-meta.ts';
import { scriptJson } from '../document/script-json.ts';
import { createHost } from '../create-host.ts';
import { shellServices } from '../routing/shell-services.ts';
import { ShellApp } from '../shell-app.tsx';
import type { ShellSite } from '../site.ts';
import { isWholeWaiting, pageState } from './page-state.ts';
import { renderAroundFaults } from './render-around-faults.ts';
import { cachedMarkup, renderMarkup } from './render-markup.ts';
import type { RenderFault } from './render-markup.ts';
import { pageScripts } from './start-scripts.ts';
import { staticHandler } from './static-handlers.ts';

/** What pages are rendered with. */
export interface PageParts {
  site: ShellSite;
  fallbackSite(language: Language): SiteConfiguration;
  startScript: string;
}

/** Address → language and site → route → code → data → markup. */
export async function renderPage(parts: PageParts, request: RenderRequest): Promise<RenderResult> {
  const { createApi, createStore, readFacts } = parts.site;
  const { url, composition } = request;
  const limit = pageLimit(request.deadline, request.fetch);
  const api = createApi({ baseUrl: request.apiBaseUrl, fetch: limit.fetch, timeoutMs: limit.total() });
  const wanted = pathLanguage(url.pathname, parts.site) ?? request.language;
  const { language, site, reachable } = await loadSite(parts, api, wanted, request);
  const facts = readFacts(site, language);
  const exposes = serverExposeLoader(request, language);

  // An address leads to a page of its own language only: the routes of the others would be built for nothing.
  const languages = facts.languages.filter((code) => code === language);
  const handler = staticHandler(parts.site, composition, languages);
  const href = createHref(composition.remotes, language, (error) => request.report({ error }), facts.links);
  const services = { api, language, site, href, composition, exposes, limit, report: request.report };
  const outcome = await handler.query(routerRequest(request), {
    requestContext: new RouterContextProvider(new Map([[shellServices, services]])),
  });
  if (outcome instanceof Response) {
    return { kind: 'redirect', status: outcome.status, location: outcome.headers.get('location') ?? '/' };
  }

  const handle = outcome.matches.at(-1)?.route.handle as PageHandle | undefined;
  const shellMessages = await request.messages('shell', language);
  const store = createStore(language);
  const host = createHost({
    composition,
    exposes,
    language,
    locales: facts.locales,
    site,
    href,
    destination: () => url.pathname + url.search,
    preload: () => {},
    onHydrated: () => {},
    // Markup that others get has no marks.
    cachedMarkup: request.isDebugged ? undefined : cachedMarkup(request.cacheMarkup),
    isDebugged: request.isDebugged,
    partBegins: request.partBegins,
    partEnds: request.partEnds,
  });
  // Rendering waits for parts whose code is late, too: what the page tells the browser of its parts has to be what it shows.
  await limited(limit, request.signal, () => exposes.settled()).catch(() => {});
  const markup = await renderAroundFaults(request, exposes, async () => {
    const { meta, fault } = shownMeta(host, outcome, url);
    if (fault) return { markup: undefined, faults: [fault] };
    const state = pageState({ request, language, site, exposes, handle, meta, outcome });
    const written = writtenState(state, outcome);
    if ('error' in written) return { markup: undefined, faults: [{ ...written, ref: handle?.page }] };
    const scripts = pageScripts(state, composition, {
      isWaiting: isWholeWaiting(state),
      phoneMax: facts.phoneMax,
      watcher: findWatcher(handle, outcome),
    });
    const start: PageData = {
      composition: request.compositionFiles[language]!,
      scripts,
    };
    return renderMarkup(
      <ShellApp
        host={host}
        store={store}
        messages={shellMessages}
        document={{
          origin: request.origin,
          sentMeta: meta,
          stylesheets: composition.shell.css.map((href) => pageFile(composition, href)),
          fonts: composition.shell.fonts,
          // What scripts change before React has the page is reported by its development build.
          isLaidOutLate: !request.development,
          data: {
            start: scriptJson(start),
            state: written.json,
            isStateLate: scripts.hydration !== undefined,
          },
        }}
      >
        <StaticRouterProvider
          router={createStaticRouter(matchedRoutes(outcome), outcome)}
          context={outcome}
          hydrate={false}
        />
      </ShellApp>,
      request,
      parts.startScript,
    );
  });
  const pageFailed = handle?.page && exposes.loaded(handle.page) === 'failed';
  return {
    kind: 'page',
    status: toStatus(outcome, pageFailed || !reachable),
    isPrivate: handle?.isPrivate ?? false,
    ...(request.isDebugged ? { served: { shown: exposes.used(), failed: exposes.failed() } } : {}),
    ...markup,
  };
}

/**
 * The layout of the page in its language. A language that is not in use is not routed: its addresses are
 * unknown ones, in the visitor's language. While the API is away the layout is empty.
 */
async function loadSite(
  { site: { readSite }, fallbackSite }: PageParts,
  api: SiteApi,
  wanted: Language,
  { language: visitors, signal, report }: RenderRequest,
) {
  const ask = async (language: Language) => {
    return { language, site: await readSite(api, language, signal), reachable: true };
  };
  try {
    return await ask(wanted).catch((error: unknown) => {
      if (wanted !== visitors && isNotInUse(error)) return ask(visitors);
      throw error;
    });
  } catch (error) {
    report({ error });
    return { language: wanted, site: fallbackSite(wanted), reachable: false };
  }
}

/** What the API says to a language that it does not have. */
function isNotInUse(error: unknown): boolean {
  const { name, status } = describeThrown(error);
  return name === 'ApiProblem' && status === 422;
}

/** The state as the browser gets it. Data that have no JSON (a bigint) are a fault of the page that loaded them; without them it is written again. */
function writtenState(
  state: PageState,
  outcome: StaticHandlerContext,
): { json: string } | { error: unknown; componentStack: string } {
  try {
    return { json: scriptJson(state) };
  } catch (error) {
    for (const route of Object.keys(outcome.loaderData)) outcome.loaderData[route] = null;
    outcome.actionData = null;
    return { error, componentStack: '' };
  }
}

/** The page's watcher; a page without data is none that was found. */
function findWatcher(
  handle: PageHandle | undefined,
  { matches, loaderData, errors }: StaticHandlerContext,
): PageScripts['watcher'] {
  const route = matches.at(-1)?.route.id;
  if (!handle?.watcher || errors || !route || loaderData[route] === null) return undefined;
  return { file: handle.watcher, route };
}

/** Routes that the page is shown by: a table of all of them would be made for nothing. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.map(({ route }) => ({ ...route, children: undefined }) as RouteObject);

/** Metadata of the page that the address led to, by the code of its remote. */
function shownMeta(
  host: Host,
  { matches, loaderData, actionData }: StaticHandlerContext,
  url: URL,
): { meta?: PageMetadata | undefined; fault?: RenderFault } {
  const route = matches.at(-1)?.route;
  const handle = route?.handle as PageHandle | undefined;
  const data = route?.id === undefined ? undefined : loaderData[route.id];
  const answer: unknown = route?.id === undefined ? undefined : actionData?.[route.id];
  try {
    return { meta: pageMeta(host, { handle, data, actionData: answer, url }) };
  } catch (error) {
    return { fault: { error, componentStack: '', ref: handle?.page } };
  }
}

function toStatus(outcome: StaticHandlerContext, unavailable: boolean | undefined): number {
  return unavailable && outcome.statusCode === 200 ? 503 : outcome.statusCode;
}

function routerRequest({ url, form, signal }: RenderRequest): Request {
  if (form === undefined) return new Request(url, { signal });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(url, { method: 'POST', body: form, headers, signal });
}
