import { expect, jest, test } from '@jest/globals';
import type { ApiFetch } from 'composer/gateway';
import { contentAddresses } from './content-address.ts';
import type { PageAddress } from './page-address.ts';

const redirect = (path: string): PageAddress => ({ kind: 'redirect', path, status: 301, byLanguage: false });

/** An API that knows an old path of the page about the agency. */
const ask = jest.fn(async (url: string | URL | Request) =>
  String(url).endsWith('/api/pages?lang=fr&path=over-ons')
    ? Response.json({ page: null, movedTo: 'agence' })
    : new Response('{}', { status: 404 }),
);
const addressOf = (address: PageAddress, fetch: ApiFetch = ask) =>
  contentAddresses(fetch, 'http://api')(address, 'fr', Infinity);

test('a misspelt original path of a content page leads there in one step, in the visitor’s language', async () => {
  expect(await addressOf(redirect('/over-ons/'))).toEqual({
    kind: 'redirect',
    path: '/fr/agence/',
    status: 302,
    byLanguage: true,
  });
});

test('any other address stays as it is; the API is asked for none that a release or a language has', async () => {
  expect(await addressOf(redirect('/nowhere/'))).toEqual(redirect('/nowhere/'));
  ask.mockClear();
  const others = [redirect('/fr/over-ons/'), { kind: 'render' as const }, { kind: 'file' as const }];
  for (const address of others) expect(await addressOf(address)).toBe(address);
  expect(ask).not.toHaveBeenCalled();
});

test('while the API is away, the right spelling comes first', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect(await addressOf(redirect('/over-ons/'), away)).toEqual(redirect('/over-ons/'));
});
