import { afterEach, expect, test } from '@jest/globals';
import { readLastSearches, rememberSearch } from './last-searches.browser.ts';

afterEach(() => localStorage.clear());

const search = (number: number, language: 'fr' | 'nl' = 'fr') => ({
  address: `/${language}/a-vendre/?bedrooms=${number}`,
  label: `${number}+`,
  language,
});

test('the latest come first, each once, in the language of the page', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 2]) rememberSearch(search(number));
  rememberSearch(search(9, 'nl'));
  expect(readLastSearches('fr').map(({ label }) => label)).toEqual(['2+', '7+', '6+', '5+', '4+']);
  expect(readLastSearches('nl')).toEqual([search(9, 'nl')]);
});

test.each([
  'no json',
  '{}',
  '[null, 7, {"address":"/fr/a-vendre/?x"}]',
  '[{"address":"javascript:alert(1)","label":"x","language":"fr"}]',
  '[{"address":"//evil.example/?x","label":"x","language":"fr"}]',
  '[{"address":"/fr/a-vendre/?x","label":"x","language":"(.*"}]',
  '[{"address":"/fr//evil.example/?x","label":"x","language":"fr"}]',
])('%s, stored by nobody we know, is ignored', (stored) => {
  localStorage.setItem('lastSearches', stored);
  expect(readLastSearches('fr')).toEqual([]);
});
