import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { shellServices } from '../routing/shell-services.ts';
import type { ShellServices } from '../routing/shell-services.ts';
import { openByFullLoad } from '../routing/full-load.browser.ts';
import { fault } from '../routing/load-fault.ts';
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

/**
 * An address that no live release declares. A tab asks the server, which may know a release that came since; and while a
 * live release cannot be read, the address may be one of its pages: not gone, but not to be had now.
 */
export async function notFoundLoader({ context, request }: LoaderFunctionArgs) {
  if (!__SERVER__) await openByFullLoad();
  const services = context.get(shellServices);
  if (services.composition.missing.length) throw fault(503, 'unavailable');
  return notFound(services, request.signal);
}

/** Ends a loader with the data of the 404 page, and its status. */
export async function notFound(services: ShellServices, signal: AbortSignal) {
  return data({ page: null, modules: await loadModules([SEARCH], services, signal) }, { status: 404 });
}

export type NotFoundData = Awaited<ReturnType<typeof notFound>>['data'];
