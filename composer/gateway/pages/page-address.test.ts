import { jest } from '@jest/globals';
import type { Composition } from '../../contract/boot.ts';
import { contentAddress, pageAddress } from './page-address.ts';
import type { AddressAnswer } from './page-address.ts';

const route = (id: string, originalPath: string, fr: string, nl: string, ...others: string[]) => ({
  id,
  originalPaths: [originalPath, ...others],
  paths: { fr, nl, en: nl, de: nl },
  page: './Page',
  widgets: [],
});
const composition = {
  shell: { pages: [route('privacy', '/privacy/', 'confidentialite', 'privacy')] },
  remotes: {
    'mf-forms': { routes: [route('contact', '/over-ons/contact/', 'contact', 'contact')] },
    'mf-owner': { routes: [route('sign-in', '/login/', 'connexion', 'aanmelden')] },
    'mf-projects': {
      routes: [
        route('new', '/projet-neufs/', 'projets-neufs', 'nieuwbouwprojecten'),
        route('project', '/project/:id/', 'project/:id', 'project/:id'),
        route('in-town', '/town/:id/', 'projets/:city/:slug?/:id', 'projecten/:city/:slug?/:id'),
        // Its path in French is the original path of another page.
        route('odd', '/odd/', 'for-rent', 'odd'),
        route('rent', '/for-rent/', 'a-louer', 'te-huur'),
      ],
    },
    'mf-search': {
      routes: [
        route('sale', '/for-sale/', 'a-vendre', 'te-koop', '/*/for-sale/'),
        route('thanks', '/feedback/contact-me/', 'merci/demande', 'bedankt/vraag', '/merci/contact-me/'),
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

test.each([
  ['/fr/for-sale/', '/fr/a-vendre/'],
  ['/nl/for-sale/', '/nl/te-koop/'],
  ['/FR/For-Sale', '/fr/a-vendre/'],
  ['/fr/over-ons/contact/', '/fr/contact/'],
  ['/fr/privacy/', '/fr/confidentialite/'],
  ['/nl/login/', '/nl/aanmelden/'],
  ['/en/login/', '/en/aanmelden/'],
  ['/fr/Projet-neufs/', '/fr/projets-neufs/'],
  ['/nl/for-rent/', '/nl/te-huur/'],
  ['/fr/Merci/Contact-me', '/fr/merci/demande/'],
])('%s is an original path behind a language and leads to %s for everybody', (path, target) => {
  for (const language of ['fr', 'de'] as const)
    expect(pageAddress(path, composition, language)).toEqual({
      kind: 'redirect',
      path: target,
      status: 301,
      byLanguage: false,
    });
});

test.each([
  '/nl/privacy/',
  '/fr/project/12/',
  '/fr/projets/evere/12/',
  '/fr/projets/evere/slug/12/',
  '/fr/for-rent/',
  '/xx/for-sale/',
  '/fr/for-sale/more/',
  // A content page may be here: the shell looks for the last segment where none is.
  '/fr/a/for-sale/',
  '/fr/fr/for-sale/',
])('%s is rendered as it is', (path) => {
  expect(pageAddress(path, composition, 'fr')).toEqual({ kind: 'render' });
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

const redirect = (path: string): AddressAnswer => ({
  kind: 'redirect',
  path,
  status: 301,
  byLanguage: false,
});
/** A site whose content has moved "/over-ons/". */
const lookUp = jest.fn(async (path: string) => (path === '/over-ons/' ? '/fr/agence/' : undefined));
const inContent = (address: AddressAnswer) =>
  contentAddress(address, { languages: ['nl', 'fr'], lookUp }, { language: 'fr', until: Infinity });

test('a misspelt original path of a content page leads there in one step, in the visitor’s language', async () => {
  expect(await inContent(redirect('/over-ons/'))).toEqual({
    kind: 'redirect',
    path: '/fr/agence/',
    status: 302,
    byLanguage: true,
  });
});

test('any other address stays as it is; the site is asked for none that a release or a language has', async () => {
  expect(await inContent(redirect('/nowhere/'))).toEqual(redirect('/nowhere/'));
  lookUp.mockClear();
  const others = [redirect('/fr/over-ons/'), { kind: 'render' as const }, { kind: 'file' as const }];
  for (const address of others) expect(await inContent(address)).toBe(address);
  expect(lookUp).not.toHaveBeenCalled();
});
