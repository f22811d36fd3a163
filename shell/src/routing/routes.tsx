import type { RouteObject } from 'react-router';
import type { Composition } from 'shared-kit/contracts/boot';
import type { Language } from 'shared-kit/domain/languages';
import { Document } from '../document/Document.tsx';
import type { ExposeLoader } from '../federation/expose-loader.ts';
import { ShellErrorPage } from '../document/ShellErrorPage.tsx';
import { homeLoader } from '../content/home-loader.ts';
import { HomeRoute } from '../content/HomeRoute.tsx';
import { notFoundLoader } from '../content/not-found-loader.ts';
import { NotFoundRoute } from '../content/NotFoundRoute.tsx';
import { widgetByAddress } from './find-widget.ts';
import type { PageHandle } from './page-handle.ts';
import { remotePage } from './remote-page.tsx';

/**
 * The route table: the shell's own pages and those that the live remotes declare, in every language in use. A page whose
 * code is in memory is there at once; any other loads when it is opened.
 */
export function buildRoutes(
  composition: Composition,
  languages: readonly Language[],
  exposes: ExposeLoader,
): RouteObject[] {
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: Document,
      hydrateFallbackElement: <></>,
      children: [
        ...languages.map(homeRoute),
        ...languages.flatMap((language) => remoteRoutes(composition, language, exposes)),
        {
          id: 'not-found',
          path: '*',
          loader: notFoundLoader,
          Component: NotFoundRoute,
          ErrorBoundary: ShellErrorPage,
        },
      ],
    },
  ];
}

const homeRoute = (language: Language): RouteObject => ({
  id: `shell/home/${language}`,
  path: `/${language}`,
  handle: { language, routeId: 'home', hydrate: 'load', widgets: [] } satisfies PageHandle,
  loader: homeLoader,
  Component: HomeRoute,
  ErrorBoundary: ShellErrorPage,
});

function remoteRoutes(composition: Composition, language: Language, exposes: ExposeLoader): RouteObject[] {
  return Object.values(composition.remotes).flatMap((remote) =>
    remote.routes.map((route) => {
      const handle: PageHandle = {
        language,
        routeId: route.id,
        page: { remote: remote.name, expose: route.page },
        hydrate: route.hydrate,
        widgets: route.widgets.flatMap((address) => widgetByAddress(composition, address) ?? []),
      };
      return {
        id: `${remote.name}/${route.id}/${language}`,
        path: `/${language}/${route.paths[language]}`,
        handle,
        ErrorBoundary: ShellErrorPage,
        ...remotePage(handle, exposes),
      } as RouteObject;
    }),
  );
}
