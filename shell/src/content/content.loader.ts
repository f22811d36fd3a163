import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import { contentPath, asRouteFault, shellServices } from 'composer/shell';
import type { ShellServices } from 'composer/shell';
import { loadModules } from './load-modules.ts';
import type { LoadedModule } from './load-modules.ts';
import { unknownAddress } from './not-found.loader.ts';

/** A content page, with the code and the data of its modules; without page the agency does not have it. */
export interface ContentData {
  page: ContentPage | null;
  modules: LoadedModule[];
}

/** Loads the home page. */
export function homeLoader({ context, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const services = context.get(shellServices);
  const { api, language } = services;
  return load(services, request, () =>
    api.get('getPage', { params: { key: 'home' }, query: { lang: language }, signal }),
  );
}

/** Loads the content page at an address that no live release declares, or of a link to a preview; an old path of it redirects. */
export function contentLoader({ context, params, request }: LoaderFunctionArgs) {
  const { signal, url } = request;
  const services = context.get(shellServices);
  const { api, language } = services;
  return load(services, request, async () => {
    const path = (params['*'] ?? '').replace(/\/$/, '');
    const previewed = /^preview\/([^/]+)$/.exec(path)?.[1];
    const token = previewed && new URL(url).searchParams.get('token');
    if (token)
      return api.get('getPreview', { params: { key: previewed }, query: { lang: language, token }, signal });
    const { page, movedTo } = await api.get('findPage', { query: { lang: language, path }, signal });
    if (movedTo !== null) throw redirect(contentPath(language, movedTo) + new URL(url).search, 301);
    return page!;
  });
}

async function load(services: ShellServices, request: Request, ask: () => Promise<ContentPage>) {
  try {
    const page = await ask();
    if (page.redirectUrl) throw redirect(page.redirectUrl);
    return { page, modules: await loadModules(page.modules, services, request.signal) };
  } catch (error) {
    if (error instanceof Response) throw error;
    // A path that is too long to be one is refused by the API: no page has it.
    if (isApiProblem(error) && (error.status === 404 || error.status === 422))
      return unknownAddress(services, request);
    throw asRouteFault(error);
  }
}
