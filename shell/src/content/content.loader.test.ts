import { expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ApiProblem } from 'shared-kit/api-client';
import { shellServices } from '../routing/shell-services.ts';
import type { ShellServices } from '../routing/shell-services.ts';
import { contentLoader } from './content.loader.ts';

/** Loads the page about the agency from an API that answers so. */
function load(get: (operation: string, options: object) => Promise<unknown>) {
  const services = {
    api: { get },
    language: 'nl',
    composition: { remotes: {}, missing: [] },
    report: () => {},
  } as unknown as ShellServices;
  const context = new RouterContextProvider(new Map([[shellServices, services]]));
  const request = new Request('http://site/nl/over-ons/');
  return contentLoader('about')({ context, request } as unknown as LoaderFunctionArgs);
}
const problem = (status: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code: status === 404 ? 'not-found' : 'fault' });

test('a page is asked for by its key, in the language of the page', async () => {
  const asked: unknown[] = [];
  const page = { key: 'about', modules: [{ id: 'team', kind: 'article' }] };
  const loaded = await load(async (operation, { params, query }: { params?: object; query?: object }) => {
    asked.push(operation, params, query);
    return page;
  });
  expect(asked).toEqual(['getPage', { key: 'about' }, { lang: 'nl' }]);
  expect(loaded).toMatchObject({ page, modules: [{ module: { id: 'team' }, widget: null }] });
});

test('a page that the agency does not have is the 404 page, with its search form', async () => {
  expect(await load(() => Promise.reject(problem(404)))).toMatchObject({
    data: { page: null, modules: [{ module: { kind: 'search-box' } }] },
    init: { status: 404 },
  });
});

test('a fault of the API is none of the visitor', async () => {
  await expect(load(() => Promise.reject(problem(500)))).rejects.toMatchObject({ init: { status: 500 } });
});
