import { expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { ApiProblem } from 'shared-kit/api-client';
import { shellServices } from 'composer/shell';
import type { ShellServices } from 'composer/shell';
import { contentLoader, homeLoader } from './content.loader.ts';

type Get = (operation: string, options: { query: object }) => Promise<unknown>;

/** Loads what an API that answers so has at an address. */
function load(
  get: Get,
  path = 'over-ons/',
  loader: LoaderFunction = contentLoader,
  missing: string[] = [],
): Promise<unknown> {
  const services = {
    api: { get },
    language: 'nl',
    composition: { remotes: {}, missing },
    report: () => {},
  } as unknown as ShellServices;
  const context = new RouterContextProvider(new Map([[shellServices, services]]));
  const request = new Request(`http://site/nl/${path}`);
  return loader({
    context,
    request,
    params: { '*': path.split('?')[0] },
  } as unknown as LoaderFunctionArgs) as Promise<unknown>;
}
const problem = (status: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code: status === 404 ? 'not-found' : 'fault' });

test('a page is asked for by its path, in the language of the page', async () => {
  const asked: unknown[] = [];
  const page = { key: 'about', redirectUrl: null, modules: [{ id: 'team', kind: 'article' }] };
  const loaded = await load(async (operation, { query }) => {
    asked.push(operation, query);
    return { page, movedTo: null };
  });
  expect(asked).toEqual(['findPage', { lang: 'nl', path: 'over-ons' }]);
  expect(loaded).toMatchObject({ page, modules: [{ module: { id: 'team' }, widget: null }] });
});

test('an old path leads to the page for good, and a page may lead out of the site', async () => {
  const moved = load(async () => ({ page: null, movedTo: 'over-ons' }), 'agence/');
  await expect(moved).rejects.toMatchObject({ status: 301 });
  await moved.catch((response: Response) => expect(response.headers.get('location')).toBe('/nl/over-ons/'));
  const page = { key: 'shop', redirectUrl: 'https://shop.example/', modules: [] };
  const leaving = load(async () => ({ page, movedTo: null }));
  await leaving.catch((response: Response) =>
    expect(response.headers.get('location')).toBe('https://shop.example/'),
  );
  await expect(leaving).rejects.toMatchObject({ status: 302 });
});

test('a preview is asked for by its key, with what the link was signed by', async () => {
  const asked: unknown[] = [];
  const page = { key: 'draft', redirectUrl: null, modules: [] };
  const loaded = await load(async (...call) => (asked.push(call), page), 'preview/draft/?token=signed');
  expect(asked).toMatchObject([
    ['getPreview', { params: { key: 'draft' }, query: { lang: 'nl', token: 'signed' } }],
  ]);
  expect(loaded).toMatchObject({ page });
});

test('the home page is asked for by its key', async () => {
  const page = { key: 'home', redirectUrl: null, modules: [] };
  expect(await load(async () => page, '', homeLoader)).toMatchObject({ page });
});

test('while a live release cannot be read, an address that the content does not have may be its page', async () => {
  const away = load(() => Promise.reject(problem(404)), 'elders/', contentLoader, ['mf-search']);
  await expect(away).rejects.toMatchObject({ init: { status: 503 } });
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
