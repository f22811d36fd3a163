import type { Composition } from 'shared-kit/contracts/boot';
import { pageAddress } from './page-address.ts';

const route = (id: string, originalPath: string, fr: string, nl: string) => ({
  id,
  originalPath,
  paths: { fr, nl, en: nl, de: nl },
  page: './Page',
  widgets: [],
});
const composition = {
  shell: { pages: [route('privacy', '/privacy/', 'confidentialite', 'privacy')] },
  remotes: {
    'mf-search': {
      routes: [
        route('sale', '/for-sale/', 'a-vendre', 'te-koop'),
        route('property', '/property/:id/', 'property/:id', 'property/:id'),
      ],
    },
  },
} as unknown as Composition;

test.each([
  ['/', '/fr/'],
  ['/for-sale/', '/fr/a-vendre/'],
  ['/For-Sale', '/fr/a-vendre/'],
  ['/property/1234/', '/fr/property/1234/'],
  ['/Privacy', '/fr/confidentialite/'],
])('%s leads to the visitor’s language', (path, target) => {
  expect(pageAddress(path, composition, 'fr')).toEqual({
    kind: 'redirect',
    path: target,
    status: 302,
    byLanguage: true,
  });
});

test.each([
  ['/fr/À-Vendre/', '/fr/a-vendre/'],
  ['/fr/a-vendre', '/fr/a-vendre/'],
  ['/fr//a-vendre/', '/fr/a-vendre/'],
  ['/FR/', '/fr/'],
  ['//evil.example/', '/evil.example/'],
  ['/disc%E9te/', '/discete/'],
])('%s is another spelling of %s', (path, target) => {
  expect(pageAddress(path, composition, 'nl')).toEqual({
    kind: 'redirect',
    path: target,
    status: 301,
    byLanguage: false,
  });
});

test.each(['/fr/a-vendre/', '/nl/', '/unknown/', '/%2e%2e/'])(
  '%s is rendered or redirected to itself only',
  (path) => {
    const address = pageAddress(path, composition, 'fr');
    if (address.kind === 'redirect') expect(address.path).not.toBe(path);
    else expect(address).toEqual({ kind: 'render' });
  },
);

test.each(['/favicon.ico', '/wp-login.php', '/fr/a-vendre/x.jpg'])('%s is no page', (path) => {
  expect(pageAddress(path, composition, 'fr')).toEqual({ kind: 'file' });
});
