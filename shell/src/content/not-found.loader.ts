import { data, redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { pathLanguage } from 'composer/paths';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { contentPath, fault, shellServices } from 'composer/shell';
import { openByFullLoad } from 'composer/shell/browser';
import type { ShellServices } from 'composer/shell';
import { loadModules } from './load-modules.ts';

/** The 404 page offers a search form (product F16): the same module as on the home page. */
const SEARCH: ContentModule = {
  id: 'not-found-search',
  kind: 'search-box',
  title: '',
  description: '',
  position: 'contentRow',
  view: '',
  image: null,
  link: null,
  goal: null,
  maxItems: 4,
  itemsPerRow: 4,
  figures: [],
};

/** An address without language, or in one that is not in use: an original path of a content page leads to it (product A10). */
export async function notFoundLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(shellServices);
  const { pathname, search } = new URL(request.url);
  if (__SERVER__ && !pathLanguage(pathname, { languages: LANGUAGES })) {
    const path = await originalPage(pathname, services, request.signal);
    if (path) throw redirect(path + search);
  }
  return unknownAddress(services, request);
}

/** Where an original path leads in the visitor's language; the API being away, nowhere. */
async function originalPage(
  pathname: string,
  { api, language }: ShellServices,
  signal: AbortSignal,
): Promise<string | undefined> {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  try {
    const { page, movedTo } = await api.get('findPage', { query: { lang: language, path }, signal });
    const own = movedTo ?? page?.paths[language];
    return own === undefined ? undefined : contentPath(language, own);
  } catch {
    return undefined;
  }
}

/**
 * An address that neither a live release nor the content has. A tab asks the server, which may know a release that came since;
 * and while a live release cannot be read, the address may be one of its pages: not gone, but not to be had now.
 */
export async function unknownAddress(
  services: ShellServices,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
) {
  if (!__SERVER__) await openByFullLoad();
  if (services.composition.missing.length) throw fault(503, 'unavailable');
  if (__SERVER__) {
    const { pathname, search } = new URL(url);
    const path = pathByItsEnd(pathname, services);
    if (path) throw redirect(path + search, pathLanguage(pathname, { languages: LANGUAGES }) ? 301 : 302);
  }
  return notFound(services, signal);
}

const ANYTHING = '/*';

/** The page that is also found by the end of an address: "/a/b/for-sale/" leads to that of "/for-sale/" (product A7). */
function pathByItsEnd(pathname: string, { composition, language }: ShellServices): string | undefined {
  for (const { routes } of Object.values(composition.remotes))
    for (const { originalPaths = [], paths } of routes)
      if (
        originalPaths.some(
          (path) => path.startsWith(ANYTHING) && pathname.endsWith(path.slice(ANYTHING.length)),
        )
      )
        return contentPath(language, paths[language]);
  return undefined;
}

/** Ends a loader with the data of the 404 page, and its status. */
async function notFound(services: ShellServices, signal: AbortSignal) {
  return data({ page: null, modules: await loadModules([SEARCH], services, signal) }, { status: 404 });
}

export type NotFoundData = Awaited<ReturnType<typeof notFound>>['data'];
