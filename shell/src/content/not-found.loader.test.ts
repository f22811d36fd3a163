import { expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { shellServices } from 'composer/shell';
import type { ShellServices } from 'composer/shell';
import { notFoundLoader } from './not-found.loader.ts';

function load(missing: string[]) {
  const services = { composition: { remotes: {}, missing }, report: () => {} } as unknown as ShellServices;
  const context = new RouterContextProvider(new Map([[shellServices, services]]));
  return notFoundLoader({
    context,
    request: new Request('http://site/fr/x/'),
  } as unknown as LoaderFunctionArgs);
}

test('an unknown address is 404', async () => {
  expect(await load([])).toMatchObject({ init: { status: 404 } });
});

test('an original path without language leads to the page in the visitor’s language', async () => {
  const services = {
    api: { get: async () => ({ page: null, movedTo: 'agence' }) },
    language: 'fr',
    composition: { remotes: {}, missing: [] },
    report: () => {},
  } as unknown as ShellServices;
  const context = new RouterContextProvider(new Map([[shellServices, services]]));
  const args = {
    context,
    request: new Request('http://site/over-ons/?from=mail'),
  } as unknown as LoaderFunctionArgs;
  const answer = await notFoundLoader(args).catch((response: Response) => response);
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get('location')).toBe('/fr/agence/?from=mail');
});

test('while a live release cannot be read, an unknown address may be one of its pages: 503', async () => {
  await expect(load(['mf-projects'])).rejects.toMatchObject({
    data: { code: 'unavailable' },
    init: { status: 503 },
  });
});

const lists = {
  originalPaths: ['/for-sale/', '/*/for-sale/'],
  paths: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
};

test.each([
  ['/a/b/for-sale/?bedrooms=2', 302, '/nl/te-koop/?bedrooms=2'],
  ['/nl/a/b/for-sale/', 301, '/nl/te-koop/'],
])('%s is found by its last segment', async (path, status, location) => {
  const answer = await atAddress(path);
  expect(answer).toMatchObject({ status });
  expect((answer as Response).headers.get('location')).toBe(location);
});

test.each(['/nl/not-for-sale/', '/nl/a/for-sale/b/'])('%s is not', async (path) => {
  expect(await atAddress(path)).toMatchObject({ init: { status: 404 } });
});

function atAddress(path: string) {
  const services = {
    api: { get: () => Promise.reject(new Error('not found')) },
    language: 'nl',
    composition: { remotes: { 'mf-search': { routes: [lists], widgets: [] } }, missing: [] },
    report: () => {},
  } as unknown as ShellServices;
  const context = new RouterContextProvider(new Map([[shellServices, services]]));
  const args = { context, request: new Request(`http://site${path}`) } as unknown as LoaderFunctionArgs;
  return notFoundLoader(args).catch((response: Response) => response);
}
