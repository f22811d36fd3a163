import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import { asRouteFault } from '../routing/load-fault.ts';
import { shellServices } from '../routing/shell-services.ts';
import { loadModules } from './load-modules.ts';
import type { LoadedModule } from './load-modules.ts';
import { notFound } from './not-found.loader.ts';

/** A content page, with the code and the data of its modules; without page the agency does not have it. */
export interface ContentData {
  page: ContentPage | null;
  modules: LoadedModule[];
}

/** Loads the content page with a key of the agency's configuration. */
export const contentLoader =
  (key: string) =>
  async ({ context, request: { signal } }: LoaderFunctionArgs) => {
    const services = context.get(shellServices);
    const { api, language } = services;
    try {
      const page = await api.get('getPage', { params: { key }, query: { lang: language }, signal });
      return { page, modules: await loadModules(page.modules, services, signal) };
    } catch (error) {
      if (isApiProblem(error) && error.status === 404) return notFound(services, signal);
      throw asRouteFault(error);
    }
  };
