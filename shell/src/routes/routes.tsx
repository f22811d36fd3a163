import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Composition } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import { watcherPath } from 'composer/contract';
import { pageFile, fillers, widgetByAddress } from 'composer/shell';
import type { PageHandle } from 'composer/shell';
import { Document } from '../document/document.tsx';
import { ShellErrorPage } from '../document/shell-error-page.tsx';
import { contentLoader, homeLoader } from '../content/content.loader.ts';
import { ContentRoute } from '../content/content-route.tsx';
import { notFoundLoader } from '../content/not-found.loader.ts';
import { NotFoundRoute } from '../content/not-found-route.tsx';
import { inTab } from '../routing/in-tab.ts';
import { remotePage } from './remote-page.tsx';

/**
 * The route table: the shell's own pages and those that the live remotes declare, in every language in use. A page whose
 * code is in memory is there at once; any other loads when it is opened.
 */
export function buildRoutes(composition: Composition, languages: readonly Language[]): RouteObject[] {
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: Document,
      hydrateFallbackElement: <></>,
      children: [
        ...languages.flatMap(contentRoutes),
        ...languages.flatMap((language) => remoteRoutes(composition, language)),
        {
          id: 'not-found',
          path: '*',
          loader: inTab(notFoundLoader),
          Component: NotFoundRoute,
          ErrorBoundary: ShellErrorPage,
        },
      ],
    },
  ];
}

/** The home page, and every address of the language that no live release declares: the API knows which page is there. */
const contentRoutes = (language: Language): RouteObject[] => [
  contentRoute('home', language, `/${language}`, homeLoader),
  contentRoute('content', language, `/${language}/*`, contentLoader),
];

const contentRoute = (id: string, language: Language, path: string, loader: LoaderFunction): RouteObject => ({
  id: `shell/${id}/${language}`,
  path,
  handle: { language, routeId: id, hydrate: 'load', widgets: [] } satisfies PageHandle,
  loader: inTab(loader),
  Component: ContentRoute,
  ErrorBoundary: ShellErrorPage,
});

function remoteRoutes(composition: Composition, language: Language): RouteObject[] {
  return Object.values(composition.remotes).flatMap((remote) =>
    remote.routes.map((route) => {
      const handle: PageHandle = {
        language,
        routeId: route.id,
        page: { remote: remote.name, expose: route.page },
        hydrate: route.hydrate,
        isPrivate: route.private,
        watcher: route.watcher ? pageFile(composition, watcherPath(remote, route.watcher)) : undefined,
        widgets: [
          ...route.widgets.flatMap((address) => widgetByAddress(composition, address) ?? []),
          ...route.slots.flatMap((slot) => fillers(composition, slot)),
        ],
      };
      return {
        id: `${remote.name}/${route.id}/${language}`,
        path: `/${language}/${route.paths[language]}`,
        handle,
        ErrorBoundary: ShellErrorPage,
        shouldRevalidate: isOtherPlace,
        ...remotePage(handle),
      } as RouteObject;
    }),
  );
}

/** A step to another fragment of the same address, also to none, needs no new data. */
function isOtherPlace({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return isSamePage && !formMethod && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
