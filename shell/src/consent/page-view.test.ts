import { expect, test } from '@jest/globals';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { pageView } from './page-view.ts';

const seen = (pathname: string, search = '') =>
  pageView(
    { origin: 'https://agency.example', pathname, search },
    { title: 'A page', language: 'fr', href: siteHref('fr') },
  );

test.each([
  ['/fr/a-vendre/', 'for sale'],
  ['/fr/a-vendre/namur/villa/1200/', 'for sale'],
  ['/fr/a-louer/', 'for rent'],
  ['/fr/a-louer/namur/studio/1201/', 'for rent'],
  ['/fr/', undefined],
  ['/fr/contact/', undefined],
])('%s is tracked as %s (product A21)', (path, section) => {
  expect(seen(path).section).toBe(section);
});

test('of a query, third parties are told where a visitor came from and nothing else', () => {
  const search = '?utm_source=mail&search=Marie&gclid=abc&email=a%40b.be';
  expect(seen('/fr/', search).address).toBe('https://agency.example/fr/?utm_source=mail&gclid=abc');
  expect(seen('/fr/', '?search=Marie').address).toBe('https://agency.example/fr/');
});
