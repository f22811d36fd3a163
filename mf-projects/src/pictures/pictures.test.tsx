import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aProject } from '../../testing/projects.ts';
import { renderPart, site, textIn } from '../../testing/render-part.tsx';
import PicturesPage, { loader } from './pictures-page.tsx';
import { meta } from './pictures.route.ts';

const PROJECT = '/fr/projects/evere/saphir/36/';
const PATH = '/fr/projects/36/photos/';

const open = (path: string, over: Partial<ProjectDetail> = {}) =>
  loader({
    api: { get: jest.fn(async () => ({ project: aProject(over), similar: [] })) },
    href: siteHref('fr'),
    language: 'fr',
    params: { id: '36' },
    url: new URL(path, 'https://facade.example'),
  } as unknown as PageLoaderArgs);

const whereTo = async (path: string, over?: Partial<ProjectDetail>) => {
  const answer = (await open(path, over).catch((thrown: unknown) => thrown)) as Response;
  return [answer.status, answer.headers.get('location')];
};

test('the id alone decides; a project without pictures, or presented elsewhere, has no such page', async () => {
  expect((await open(PATH)).pictures).toEqual(aProject().pictures);
  expect(await whereTo('/fr/projects/036/photos/')).toEqual([301, PATH]);
  expect(await whereTo(PATH, { pictures: [] })).toEqual([302, PROJECT]);
  const externalUrl = 'https://saphir.example/fr/';
  expect(await whereTo(PATH, { externalUrl })).toEqual([302, externalUrl]);
});

test('all pictures are there, with captions and a way back', async () => {
  const { container } = await renderPart(<PicturesPage data={aProject()} />);
  expect(container.querySelectorAll('figure figcaption')).toHaveLength(aProject().pictures.length);
  const [back] = screen.getAllByRole('link', { name: 'Retour au projet' });
  expect(back!.getAttribute('href')).toBe(PROJECT);
});

test('search engines are led to the page of the project', () => {
  const head = meta({
    data: aProject(),
    language: 'fr',
    site: site('fr'),
    href: siteHref('fr'),
    routeId: 'project-pictures',
    url: new URL(PATH, 'https://facade.example'),
    text: textIn('fr'),
  });
  expect(head).toMatchObject({
    title: 'Saphir – photos',
    robots: 'noindex',
    canonical: PROJECT,
    paths: { nl: '/nl/projecten/36/fotos/' },
  });
});
