import type { LoaderFunctionArgs } from 'react-router';
import { asRouteFault } from '../routing/load-fault.ts';
import { shellServices } from '../routing/shell-services.ts';
import { loadModules } from './load-modules.ts';

/** The home page's content, with the code and the data of its modules. */
export async function homeLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(shellServices);
  try {
    const page = await services.api.get('getPage', {
      params: { key: 'home' },
      query: { lang: services.language },
      signal: request.signal,
    });
    return { page, modules: await loadModules(page.modules, services, request.signal) };
  } catch (error) {
    throw asRouteFault(error);
  }
}

export type HomeData = Awaited<ReturnType<typeof homeLoader>>;
