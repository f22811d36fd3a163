import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ApiClient } from 'shared-kit/api-client';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aPicture, aProperty } from '../../testing/property-fixture.ts';
import { renderPart, site, createTestIntl } from '../../testing/render-part.tsx';
import PicturesPage, { loader } from './pictures-page.tsx';
import { meta } from './pictures.route.ts';

const PATH = '/fr/a-vendre/eghezee/villa-4-facades/1399/photos/';
const PROPERTY = '/fr/a-vendre/eghezee/villa-4-facades/1399/';
const pictures = [{ ...aPicture('a'), alt: 'Le jardin' }, aPicture('b'), aPicture('plan', 'floorplan')];

function open(path: string, changes: Partial<PropertyDetail> = {}) {
  const url = new URL(path, 'https://facade.example');
  const get = jest.fn(async () => ({ property: aProperty({ pictures, ...changes }), similar: [] }));
  return loader({
    api: { get } as unknown as ApiClient,
    language: 'fr',
    site,
    href: siteHref('fr'),
    signal: new AbortController().signal,
    url,
    params: { id: '1399' },
    routeId: 'sale-property-pictures',
  } satisfies PageLoaderArgs);
}

const whereTo = async (path: string, changes?: Partial<PropertyDetail>) => {
  const answer = (await open(path, changes).catch((thrown: unknown) => thrown)) as Response;
  return [answer.status, answer.headers.get('location')];
};

test('it is told what it shows, and no more', async () => {
  const data = await open(PATH);
  expect(data.pictures).toEqual(pictures);
  expect(data).not.toHaveProperty('description');
});

test('the id alone decides; a property without pictures has no such page', async () => {
  expect(await whereTo('/fr/a-vendre/namur/1399/photos/?a=b')).toEqual([301, `${PATH}?a=b`]);
  expect(await whereTo(PATH, { pictures: [] })).toEqual([302, PROPERTY]);
});

test.each(LANGUAGES)('all pictures are there in %s, with captions and a way back', async (language) => {
  const { container } = renderPart(<PicturesPage data={aProperty({ pictures })} />, { language });
  const figures = [...container.querySelectorAll('figure')];
  expect(figures.map(({ id }) => id)).toEqual(['picture-1', 'picture-2', 'picture-3']);
  const captions = figures.map((figure) => figure.querySelector('figcaption')!.textContent);
  expect(captions[0]).toBe('Le jardin');
  expect(captions.slice(1).every((caption) => caption.startsWith('Villa 4 façades, '))).toBe(true);
  for (const back of screen.getAllByRole('link'))
    expect(back.getAttribute('href')).toBe(siteHref(language)('sale-property', linkParams));
});

const linkParams = { town: 'eghezee', slug: 'villa-4-facades', id: 1399, project: '', projectId: 0 };

test('search engines are led to the page of the property, visitors by its breadcrumb too', () => {
  const intl = createTestIntl('fr');
  const head = meta({
    data: aProperty({ pictures }),
    language: 'fr',
    site: { ...site, languages: ['fr', 'nl'] },
    href: siteHref('fr'),
    routeId: 'sale-property-pictures',
    url: new URL(PATH, 'https://facade.example'),
    text: (id, values) => intl.formatMessage({ id }, values),
  });
  expect(head).toMatchObject({
    title: 'Villa 4 façades – photos',
    robots: 'noindex',
    canonical: PROPERTY,
    paths: { fr: PATH, nl: '/nl/te-koop/eghezee/villa-4-gevels/1399/fotos/' },
  });
  expect(head.breadcrumb).toEqual([
    { label: 'À vendre', path: '/fr/a-vendre/' },
    { label: 'Villa 4 façades', path: PROPERTY },
    { label: 'Photos du bien' },
  ]);
});
