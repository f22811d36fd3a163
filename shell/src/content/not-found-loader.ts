import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { shellServices } from '../routing/shell-services.ts';
import { loadModules } from './load-modules.ts';

/** The 404 page offers a search form (decisions P2): the same module as on the home page. */
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

export async function notFoundLoader({ context, request }: LoaderFunctionArgs) {
  const modules = await loadModules([SEARCH], context.get(shellServices), request.signal);
  return data({ modules }, { status: 404 });
}

export type NotFoundData = Awaited<ReturnType<typeof notFoundLoader>>['data'];
