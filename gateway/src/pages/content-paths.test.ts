import { expect, jest, test } from '@jest/globals';
import { contentPaths } from './content-paths.ts';

/** An API that knows an old path of the page about the agency. */
const ask = jest.fn(async (url: string | URL | Request) =>
  String(url).endsWith('/api/pages?lang=fr&path=over-ons')
    ? Response.json({ page: null, movedTo: 'agence' })
    : new Response('{}', { status: 404 }),
);

test('an original path of a content page leads to its path in the visitor’s language', async () => {
  expect(await contentPaths(ask, 'http://api')('/over-ons/', 'fr', Infinity)).toBe('/fr/agence/');
});

test('any other path leads nowhere, and so does each while the API is away', async () => {
  expect(await contentPaths(ask, 'http://api')('/nowhere/', 'fr', Infinity)).toBeUndefined();
  const away = () => Promise.reject(new Error('away'));
  expect(await contentPaths(away, 'http://api')('/over-ons/', 'fr', Infinity)).toBeUndefined();
});
