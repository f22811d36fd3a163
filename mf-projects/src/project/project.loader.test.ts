import { expect, jest, test } from '@jest/globals';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aProject } from '../../testing/projects.ts';
import { loader } from './project.loader.ts';

const get = jest.fn(async (_operation: string, _request: object) => ({
  project: aProject(),
  similar: [],
}));
const open = (path: string) =>
  loader({
    api: { get },
    href: siteHref('fr'),
    language: 'fr',
    params: { id: path.split('/').at(-2) },
    url: new URL(path, 'https://facade.example'),
  } as unknown as PageLoaderArgs);
const thrownBy = (path: string) => open(path).catch((thrown: unknown) => thrown);

test('the id at the end of the path decides', async () => {
  expect((await open('/fr/projects/evere/saphir/36/')).project.name).toBe('Saphir');
  expect(get).toHaveBeenCalledWith('getProject', expect.objectContaining({ params: { id: 36 } }));
});

test.each(['/fr/projects/evere/rubis/36/', '/fr/projects/bruxelles/saphir/36/', '/fr/project/36/'])(
  '%s answers 301 to the path of the project, with its query',
  async (path) => {
    const response = (await thrownBy(`${path}?utm=mail`)) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/fr/projects/evere/saphir/36/?utm=mail',
    ]);
  },
);

test('what cannot be an id is not found', async () => {
  expect(await thrownBy('/fr/projects/evere/saphir/x/')).toMatchObject({
    data: { code: 'not-found' },
    init: { status: 404 },
  });
});

test('a project that is presented elsewhere leads there, whatever its address', async () => {
  const externalUrl = 'https://saphir.example/fr/';
  get.mockResolvedValueOnce({ project: aProject({ externalUrl }), similar: [] });
  const response = (await thrownBy('/fr/project/36/')) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([302, externalUrl]);
});
