import { expect, jest, test } from '@jest/globals';
import { siteFacts, contentPaths } from './site-facts.ts';

const SITE = { languages: ['nl', 'de'], defaultLanguage: 'nl' };

/** An API in which Dutch and German are in use. */
const ask = jest.fn(async (url: string | URL | Request) =>
  /lang=(nl|de)/.test(String(url)) ? Response.json(SITE) : new Response('{}', { status: 422 }),
);

test('the answer for the page is asked for, and no other', async () => {
  expect(await siteFacts(ask, 'http://api').readFacts('de', { until: 9 })).toMatchObject(SITE);
  expect(ask.mock.calls).toEqual([['http://api/api/site?lang=de', { until: 9 }]]);
});

test('for a language that is not in use, that of another tells which are', async () => {
  expect(await siteFacts(ask, 'http://api').readFacts('en', {})).toMatchObject(SITE);
});

test.each([
  ['is away', () => Promise.reject(new Error('away'))],
  ['is broken', async () => new Response('', { status: 500 })],
])('while the API %s, all languages are in use', async (_state, answer) => {
  const { languages, defaultLanguage } = await siteFacts(answer, 'http://api').readFacts('en', {});
  expect(languages).toHaveLength(4);
  expect(defaultLanguage).toBe('en');
});

test.each<unknown>([
  undefined,
  'https://films.example',
  ['https://x.example; script-src *'],
  ['https:'],
  ['*'],
  [7],
  { 0: 'x' },
])('with hosts of films that are %j there are none', async (filmHosts) => {
  const answer = async () => Response.json({ ...SITE, filmHosts });
  const { sourcesAt } = await siteFacts(answer, 'http://api').readFacts('nl', {});
  expect(sourcesAt({ path: '/nl/', search: '' }).films).toEqual([]);
});

test('hosts of films are named to pages', async () => {
  const answer = async () => Response.json({ ...SITE, filmHosts: ['https://films.example'] });
  const { sourcesAt } = await siteFacts(answer, 'http://api').readFacts('nl', {});
  expect(sourcesAt({ path: '/nl/', search: '' }).films).toEqual(['https://films.example']);
});

/** An API that knows an old path of the page about the agency. */
const askForPage = jest.fn(async (url: string | URL | Request) =>
  String(url).endsWith('/api/pages?lang=fr&path=over-ons')
    ? Response.json({ page: null, movedTo: 'agence' })
    : new Response('{}', { status: 404 }),
);

test('an original path of a content page leads to its path in the visitor’s language', async () => {
  expect(await contentPaths(askForPage, 'http://api')('/over-ons/', 'fr', Infinity)).toBe('/fr/agence/');
});

test('any other path leads nowhere, and so does each while the API is away', async () => {
  expect(await contentPaths(askForPage, 'http://api')('/nowhere/', 'fr', Infinity)).toBeUndefined();
  const away = () => Promise.reject(new Error('away'));
  expect(await contentPaths(away, 'http://api')('/over-ons/', 'fr', Infinity)).toBeUndefined();
});
