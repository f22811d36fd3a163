import { expect, test } from '@jest/globals';
import type { Understood } from 'shared-kit/contracts/api/understood';
import { formatListingQuery, parseListingQuery } from 'shared-kit/domain/listing-query';
import { queryInLanguage } from './query-in-language.ts';

const said = (text: string, filters: Understood['filters']): Understood => ({
  kind: 'words',
  text,
  label: null,
  rest: '',
  filters,
});
const TOWN_KEYS = { 'namur|5000': { fr: 'namur|5000', nl: 'namen|5000' } };

function inDutch(address: string, understood: Understood[]): string {
  const query = queryInLanguage(
    parseListingQuery(new URLSearchParams(address), 0),
    { understood, townKeys: TOWN_KEYS },
    { goal: 0, language: 'nl' },
  );
  return decodeURIComponent(formatListingQuery(query, 0).toString());
}

test('towns have the name of the other language', () => {
  expect(inDutch('city=namur|5000&bedrooms=2', [])).toBe('city=namen|5000&bedrooms=2');
});

test('what was understood is a filter there, and other words stay', () => {
  const understood = [
    said('maison', { type: [1] }),
    said('jardin', { with: ['garden'] }),
    said('Namur', { city: ['namur|5000'] }),
    said('3 chambres', { rooms: { field: 'bedrooms', least: 3 } }),
    said('calme', {}),
  ];
  expect(inDutch('search=maison+jardin+Namur+3+chambres+calme', understood)).toBe(
    'search=calme&city=namen|5000&type=1&bedrooms=3&with=garden',
  );
});

test('what no filter says is said in the words of the other language; a title stays', () => {
  const understood = [
    { ...said('fermette', {}), inLanguages: { fr: 'fermette', nl: 'hoevewoning' } },
    { ...said('piscine', {}), inLanguages: { fr: 'piscine', nl: 'zwembad' } },
    said('"au calme"', {}),
  ];
  expect(inDutch('search=fermette+piscine+"au+calme"', understood)).toBe(
    'search=hoevewoning+zwembad+"au+calme"',
  );
  const maison = { ...said('maison', { type: [1] }), inLanguages: { nl: 'huis' } };
  expect(inDutch('search=maison&type=2', [maison])).toBe('search=huis&type=2');
});

test('a filter that the search has already is not widened by the text', () => {
  expect(inDutch('search=maison&type=2', [said('maison', { type: [1] })])).toBe('search=maison&type=2');
});

test('sums, surfaces and letters are filters where one says just that', () => {
  const understood = [
    said('moins de 400000', { range: { of: 'price', max: 400_000 } }),
    said('150 m²', { range: { of: 'living', min: 150 } }),
    said('PEB A ou B', { energy: ['a', 'b'] }),
  ];
  expect(inDutch('search=moins+de+400000+150+m²+PEB+A+ou+B', understood)).toBe(
    'price=0-400000&energy=a&energy=b&living=150-',
  );
  const odd = said('moins de 400500', { range: { of: 'price', max: 400_500 } });
  expect(inDutch('search=moins+de+400500', [odd])).toBe('search=moins+de+400500');
  expect(inDutch('search=max+400000&price=0-500000', [understood[0]!])).toBe(
    'search=moins+de+400000&price=0-500000',
  );
});

test('what is near a town is its distance there', () => {
  const understood = [said('près de Namur', { city: ['namur|5000'], radius: 10 })];
  expect(inDutch('search=près+de+Namur', understood)).toBe('city=namen|5000&radius=10');
});
