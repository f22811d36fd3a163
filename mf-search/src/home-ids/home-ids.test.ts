import { expect, test } from '@jest/globals';
import { readHomeIds, withHomeIds } from './home-ids.ts';

test.each([
  ['home=7&home=8&home=7', [7, 8]],
  ['home=-1&home=x&home=1e3&home=99999999999&home=4294967296&home=&home=%00', []],
  ['home[0]=7', []],
  [Array.from({ length: 200 }, (_, id) => `home=${id}`).join('&'), Array.from({ length: 60 }, (_, id) => id)],
])('%.30s names these homes', (query, ids) => {
  expect(readHomeIds(new URLSearchParams(query))).toEqual(ids);
});

test('an address is read as it was written', () => {
  const address = withHomeIds('/fr/favoris/', [3, 1]);
  expect(readHomeIds(new URL(address, 'https://site.test').searchParams)).toEqual([3, 1]);
});
