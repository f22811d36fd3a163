import { expect, jest, test } from '@jest/globals';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aCard } from '../../testing/projects.ts';
import { site, textIn } from '../../testing/render-part.tsx';
import { loader, meta } from './list.route.ts';

const get = jest.fn(async (_operation: string, _request: object) => ({ items: [aCard()] }));
const open = (path: string, language: Language = 'fr') =>
  loader({
    api: { get },
    language,
    href: siteHref(language),
    url: new URL(path, 'https://facade.example'),
  } as unknown as PageLoaderArgs);

test('the list asks for the projects in the language of the page', async () => {
  expect((await open('/de/projekte/', 'de')).items).toHaveLength(1);
  expect(get).toHaveBeenCalledWith('listProjects', expect.objectContaining({ query: { lang: 'de' } }));
});

test('the other address of the list leads to the first for good, with its query', async () => {
  const response = (await open('/fr/projets-neufs/?utm=mail').catch((thrown: unknown) => thrown)) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([301, '/fr/projects/?utm=mail']);
});

test('the head names the page in every language in use and lists the projects', () => {
  const { paths, jsonLd, breadcrumb } = meta({
    data: { items: [aCard()] },
    language: 'fr',
    site: site('fr'),
    href: siteHref('fr'),
    routeId: 'project-list',
    url: new URL('https://facade.example/fr/projects/'),
    text: textIn('fr'),
  });
  expect(paths).toEqual({
    nl: '/nl/projecten/',
    fr: '/fr/projects/',
    en: '/en/projects/',
    de: '/de/projekte/',
  });
  expect(JSON.stringify(jsonLd)).toContain('https://facade.example/fr/projects/evere/saphir/36/');
  expect(breadcrumb).toEqual([{ label: 'Projets neufs' }]);
});
