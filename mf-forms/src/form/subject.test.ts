import { ApiProblem, ApiUnreachable } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { findSubject } from './subject.ts';

const property = {
  id: 1399,
  title: 'Villa',
  reference: 'A1399',
  section: 'sale',
  slugs: { town: 'namur', title: 'villa', project: '' },
};
const project = { id: 36, name: 'Saphir', city: 'Evere', slugs: { city: 'evere', name: 'saphir' } };

let get: jest.Mock;
beforeEach(() => {
  get = jest.fn(async (id: string) => (id === 'getProject' ? { project } : { property }));
});

const loadSubject = (query: string) =>
  findSubject({
    api: { get },
    href: siteHref('fr'),
    language: 'fr',
    url: new URL(`https://facade.example/fr/contact/${query}`),
  } as unknown as PageLoaderArgs);

test('an address may name a property or a project', async () => {
  expect(await loadSubject('?property=1399')).toEqual({
    kind: 'property',
    id: 1399,
    title: 'Villa',
    reference: 'A1399',
    path: '/fr/a-vendre/namur/villa/1399/',
  });
  expect(await loadSubject('?project=36')).toEqual({
    kind: 'project',
    id: 36,
    title: 'Saphir, Evere',
    reference: '36',
    path: '/fr/projects/evere/saphir/36/',
  });
});

test.each(['', '?property=', '?project=x', '?property=1e9', '?project=12345678901'])(
  '%j names no subject, and no API request is made',
  async (query) => {
    expect(await loadSubject(query)).toBeUndefined();
    expect(get).not.toHaveBeenCalled();
  },
);

test('a subject that is no longer offered yields the plain contact page; an unreachable API is an error', async () => {
  get.mockRejectedValue(new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'not-found' }));
  expect(await loadSubject('?project=36')).toBeUndefined();
  get.mockRejectedValue(new ApiUnreachable('/api/projects/36', undefined));
  await expect(loadSubject('?project=36')).rejects.toThrow();
});
