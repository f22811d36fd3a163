import { screen } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { aCard } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ErrorPage } from './property-error-page.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an unknown property says that it does not exist or is sold, and leads on to the lists', () => {
  renderPart(<ErrorPage status={404} code="property-not-found" />, { at: '/fr/a-vendre/eghezee/9/' });
  expect(screen.getByText('Le bien demandé n’existe pas ou est vendu.')).toBeTruthy();
  expect(links()).toEqual(['/fr/a-vendre/', '/fr/a-louer/', expect.stringMatching(/\?goal=0$/)]);
});

test.each([
  [
    'fr',
    '/fr/a-vendre/gand/2/',
    'Le bien que vous avez demandé n’est plus disponible.',
    '/fr/a-vendre/?search=gand',
  ],
  [
    'en',
    '/en/for-rent/ghent/2/',
    'The property you requested is no longer available.',
    '/en/for-rent/?search=ghent',
  ],
  [
    'nl',
    '/nl/te-huur/gent/2/',
    'Het pand dat u zocht, is niet meer beschikbaar.',
    '/nl/te-huur/?search=gent',
  ],
  [
    'de',
    '/de/property/2/',
    'Die von Ihnen gewünschte Immobilie ist nicht mehr verfügbar.',
    '/de/zu-verkaufen/',
  ],
] as const)('in %s a withdrawn property at %s says "%s"', (language, at, text, firstLink) => {
  renderPart(<ErrorPage status={410} code="property-withdrawn" />, { language, at });
  expect(screen.getByText(text)).toBeTruthy();
  expect(links()[0]).toBe(firstLink);
});

test.each([
  ['property-sold', 'en', '/en/for-sale/ghent/loft/2/', 'The property you requested has been sold.'],
  ['property-rented', 'nl', '/nl/te-huur/gent/2/', 'Het pand dat u zocht, is verhuurd.'],
] as const)('one whose last headline said so is %s', (code, language, at, text) => {
  renderPart(<ErrorPage status={410} code={code} />, { language, at });
  expect(screen.getByText(text)).toBeTruthy();
});

test('one that is gone shows homes like it as cards', () => {
  const similar = [aCard({ id: 7, title: 'Maison 7' }), aCard({ id: 8, title: 'Maison 8' })];
  const gone = new ErrorResponse(410, '', { code: 'property-withdrawn', similar });
  renderPart(<ErrorPage status={410} code="property-withdrawn" />, { thrown: gone });
  expect(screen.getByRole('heading', { name: 'Biens similaires' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Maison 7'),
    expect.stringContaining('Maison 8'),
  ]);
});

test('what the address names as a town is only searched for', () => {
  const at = '/fr/a-vendre/%22%3E%3Cscript%3E&goal=1/2/';
  renderPart(<ErrorPage status={410} code="property-withdrawn" />, { at });
  const search = new URL(links()[0]!, 'https://agency.example').searchParams;
  expect([...search.keys()]).toEqual(['search']);
});
