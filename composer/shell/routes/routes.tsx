import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Composition, Language } from '../../contract/contract.ts';
import { watcherPath } from '../../contract/watchers.ts';
import { pageFile } from '../loading/page-files.ts';
import { fillers, widgetByAddress } from '../routing/find-widget.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { inTab } from '../routing/in-tab.ts';
import type { ShellSite } from '../site.ts';
import { remotePage } from './remote-page.tsx';

/**
 * The route table: the shell's own pages and those that the live remotes declare, in every language in use. A page whose
 * code is in memory is there at once; any other loads when it is opened.
 */
export function buildRoutes(
  site: ShellSite,
  composition: Composition,
  languages: readonly Language[],
): RouteObject[] {
  const { Document, PageError, notFound, thirdParties } = site;
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: Document,
      hydrateFallbackElement: <></>,
      children: [
        ...languages.flatMap((language) => ownRoutes(site, language)),
        ...languages.flatMap((language) => remoteRoutes(site, composition, language)),
        {
          id: 'not-found',
          path: '*',
          loader: inTab(notFound.loader, thirdParties),
          Component: notFound.Component,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}

const ownRoutes = ({ pages, PageError, thirdParties }: ShellSite, language: Language): RouteObject[] =>
  pages.map(({ id, path, loader, Component, meta }) => ({
    id: `shell/${id}/${language}`,
    path: `/${language}${path}`,
    handle: { language, routeId: id, meta, hydrate: 'load', widgets: [] } satisfies PageHandle,
    loader: inTab(loader, thirdParties),
    Component,
    ErrorBoundary: PageError,
  }));

function remoteRoutes(site: ShellSite, composition: Composition, language: Language): RouteObject[] {
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
        ErrorBoundary: site.PageError,
        shouldRevalidate: isOtherPlace,
        ...remotePage(site, handle),
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
