import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from 'shared-kit/contracts/api/site';
import type { PageMeta } from 'shared-kit/contracts/page';
import { HostContext } from 'composer/host';
import { host } from 'shared-kit/testing/shell-host.ts';
import { PageHead } from './page-head.tsx';

const ORIGIN = 'https://agency.example';
const PATHS = { fr: '/fr/agence/', nl: '/nl/over-ons/', en: '/en/about-us/', de: '/de/ueber-uns/' };
const basic: PageMeta = { title: 'L’agence', paths: PATHS };

function renderHead(meta: Partial<PageMeta>, site: Partial<Site> = {}): Document {
  const known = host('fr');
  const markup = renderToStaticMarkup(
    <HostContext value={{ ...known, site: { ...known.site, ...site } }}>
      <PageHead meta={{ ...basic, ...meta }} origin={ORIGIN} />
    </HostContext>,
  );
  return new DOMParser().parseFromString(`<head>${markup}</head>`, 'text/html');
}
const readContent = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const alternates = (head: Document) =>
  [...head.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

test('each language in use has its address, and visitors of other languages that of the default', () => {
  expect(alternates(renderHead({}, { languages: ['fr', 'nl'] }))).toEqual([
    ['nl', `${ORIGIN}/nl/over-ons/`],
    ['fr', `${ORIGIN}/fr/agence/`],
    ['x-default', `${ORIGIN}/fr/agence/`],
  ]);
});

test('a page without a picture is shared with that of the agency, with size and description', () => {
  const head = renderHead({});
  expect(readContent(head, 'og:image')).toBe(`${ORIGIN}/media/share/agency.jpg`);
  expect(readContent(head, 'og:image:width')).toBe('1200');
  expect(readContent(head, 'og:image:height')).toBe('630');
  expect(readContent(head, 'og:image:alt')).toBe('Façade');
});

test('a picture of the site is shared at the size of networks, one of another site as it is', () => {
  expect(readContent(renderHead({ image: '/media/abc', imageAlt: 'Un jardin' }), 'og:image')).toBe(
    `${ORIGIN}/media/share/abc.jpg`,
  );
  const elsewhere = renderHead({ image: 'https://cdn.example/a.jpg' });
  expect(readContent(elsewhere, 'og:image')).toBe('https://cdn.example/a.jpg');
  expect(readContent(elsewhere, 'og:image:width')).toBeUndefined();
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])(
  'no address that is not of the web is handed to networks: %s',
  (address) => {
    const head = renderHead({ image: address, openGraph: { url: address }, twitter: { image: address } });
    expect(readContent(head, 'og:image')).toBe(`${ORIGIN}/media/share/agency.jpg`);
    expect(readContent(head, 'og:url')).toBe(`${ORIGIN}/fr/agence/`);
    expect(readContent(head, 'twitter:image')).toBe(`${ORIGIN}/media/share/agency.jpg`);
  },
);

test('texts for networks replace those of the page there and nowhere else', () => {
  const head = renderHead({
    description: 'Qui nous sommes',
    type: 'article',
    openGraph: { title: 'Venez', description: 'Chez nous', url: '/fr/' },
    twitter: { title: 'Sur X', site: '@agence' },
  });
  expect(head.title).toBe('L’agence | Façade');
  expect(readContent(head, 'description')).toBe('Qui nous sommes');
  expect(readContent(head, 'og:title')).toBe('Venez');
  expect(readContent(head, 'og:description')).toBe('Chez nous');
  expect(readContent(head, 'og:url')).toBe(`${ORIGIN}/fr/`);
  expect(readContent(head, 'og:type')).toBe('article');
  expect(readContent(head, 'twitter:title')).toBe('Sur X');
  expect(readContent(head, 'twitter:site')).toBe('@agence');
});

test('codes of the site stand on every page, those of a page on that page', () => {
  const head = renderHead(
    { verification: { facebook: 'of-the-page' } },
    { verification: { google: 'of-the-site', facebook: 'of-the-site' } },
  );
  expect(readContent(head, 'google-site-verification')).toBe('of-the-site');
  expect(readContent(head, 'facebook-domain-verification')).toBe('of-the-page');
  expect(readContent(head, 'norton-safeweb-site-verification')).toBeUndefined();
});

test('a list leads readers to the feed of its language', () => {
  const link = renderHead({ feed: { section: 'rent', title: 'À louer' } }).querySelector('link[type*="rss"]');
  expect(link?.getAttribute('href')).toBe('/feeds/fr/rent.xml');
});

test('a title can end neither the JSON-LD nor the head', () => {
  const title = '</script><script>alert(1)</script><!-- "\u2028';
  const head = renderHead({ title, jsonLd: { name: title } });
  const scripts = [...head.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]!.textContent)).toEqual({ name: title });
  expect(readContent(head, 'og:title')).toBe(title);
});
