import { expect, jest, test } from '@jest/globals';
import { siteLanguages } from './site-languages.ts';

const SITE = { languages: ['nl', 'de'], defaultLanguage: 'nl' };

/** An API in which Dutch and German are in use. */
const ask = jest.fn(async (url: string | URL | Request) =>
  /lang=(nl|de)/.test(String(url)) ? Response.json(SITE) : new Response('{}', { status: 422 }),
);

test('the answer for the page is asked for, and no other', async () => {
  expect(await siteLanguages(ask, 'http://api')('de', { until: 9 })).toEqual(SITE);
  expect(ask.mock.calls).toEqual([['http://api/api/site?lang=de', { until: 9 }]]);
});

test('for a language that is not in use, that of another tells which are', async () => {
  expect(await siteLanguages(ask, 'http://api')('en', {})).toEqual(SITE);
});

test.each([
  ['is away', () => Promise.reject(new Error('away'))],
  ['is broken', async () => new Response('', { status: 500 })],
])('while the API %s, all languages are in use', async (_state, answer) => {
  const { languages, defaultLanguage } = await siteLanguages(answer, 'http://api')('en', {});
  expect(languages).toHaveLength(4);
  expect(defaultLanguage).toBe('en');
});
