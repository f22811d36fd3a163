import fc from '../../testing/fast-check.ts';
import { pageKey } from './page-inputs.ts';

const READ = new Set(['page', 'city']);

test.each([
  ['/fr/liste/', '/fr/liste/', ''],
  ['/fr/liste/?', '/fr/liste/', ''],
  ['/fr/liste/?page=2&city=b&city=a', '/fr/liste/?city=b&city=a&page=2', ''],
  ['/fr/liste/?utm_source=a+b&page=2&gclid=x', '/fr/liste/?page=2', 'utm_source=a+b&gclid=x'],
  ['/fr/liste/?city=a%26page=3', '/fr/liste/?city=a%26page%3D3', ''],
])('%s is cached as %s', (url, address, dropped) => {
  expect(pageKey(url, READ)).toEqual({ address, dropped });
});

test.each([
  '/fr/?other=1',
  '/fr/?Page=2',
  '/fr/?page[]=2',
  '/fr/?=1',
  '/fr/?__proto__=1',
  `/fr/?page=${'1'.repeat(2_000)}`,
])('the page at %s is not cached', (url) => {
  expect(pageKey(url, READ)).toBeUndefined();
});

test('whatever the address, a page gets the declared parameters only, and addresses of one key mean the same to it', () => {
  const name = fc.constantFrom('page', 'city', 'utm_source', 'fbclid', 'x');
  const parameters = fc.array(fc.tuple(name, fc.string()), { maxLength: 6 });
  fc.assert(
    fc.property(parameters, (given) => {
      const key = pageKey(`/fr/?${new URLSearchParams(given)}`, READ);
      const isCached = given.every(([known]) => known !== 'x');
      expect(key !== undefined).toBe(isCached);
      if (!key) return;
      const seen = new URL(key.address, 'http://site').searchParams;
      for (const known of ['page', 'city', 'utm_source', 'fbclid', 'x'])
        expect(seen.getAll(known)).toEqual(
          READ.has(known)
            ? given.filter(([other]) => other === known).map(([, value]) => value.toWellFormed())
            : [],
        );
      expect(pageKey(key.address, READ)).toEqual({ address: key.address, dropped: '' });
    }),
  );
});
