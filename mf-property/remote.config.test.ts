import { matchRoutes } from 'react-router';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import config from './remote.config.ts';

/** The routes as the shell mounts them. */
const routesIn = (language: Language) =>
  config.routes!.map(({ id, paths }) => ({ id, path: `/${language}/${paths[language]}` }));

function match(language: Language, path: string) {
  const found = matchRoutes(routesIn(language), path)?.at(-1);
  return found && { route: found.route.id, ...found.params };
}

test.each([
  [
    '/fr/a-vendre/eghezee/villa-4-facades/1399/',
    { route: 'sale-property', town: 'eghezee', slug: 'villa-4-facades', id: '1399' },
  ],
  ['/fr/a-vendre/eghezee/1399/', { route: 'sale-property', town: 'eghezee', slug: undefined, id: '1399' }],
  ['/fr/a-louer/namur/studio/1200', { route: 'rent-property', town: 'namur', slug: 'studio', id: '1200' }],
  ['/fr/discrete/namur/1201/', { route: 'discreet-property', town: 'namur', slug: undefined, id: '1201' }],
  [
    '/fr/projects/roux/terrasses-de-miss-cavell/33/appartement-a1/1201/',
    {
      route: 'project-unit',
      town: 'roux',
      project: 'terrasses-de-miss-cavell',
      projectId: '33',
      slug: 'appartement-a1',
      id: '1201',
    },
  ],
  [
    '/fr/projects/roux/terrasses-de-miss-cavell/33/1201/',
    {
      route: 'project-unit',
      town: 'roux',
      project: 'terrasses-de-miss-cavell',
      projectId: '33',
      slug: undefined,
      id: '1201',
    },
  ],
  [
    '/fr/a-vendre/eghezee/villa-4-facades/1399/photos/',
    { route: 'sale-property-pictures', town: 'eghezee', slug: 'villa-4-facades', id: '1399' },
  ],
  [
    '/fr/a-louer/namur/1200/photos/',
    { route: 'rent-property-pictures', town: 'namur', slug: undefined, id: '1200' },
  ],
  [
    '/fr/projects/roux/terrasses-de-miss-cavell/33/1201/photos/',
    {
      route: 'project-unit-pictures',
      town: 'roux',
      project: 'terrasses-de-miss-cavell',
      projectId: '33',
      slug: undefined,
      id: '1201',
    },
  ],
  ['/fr/property/1399/', { route: 'property', id: '1399' }],
])('%s opens its route', (path, expected) => {
  expect(match('fr', path)).toEqual(expected);
});

test.each([
  '/fr/a-vendre/',
  '/fr/a-vendre/eghezee/',
  '/fr/projects/roux/saphir/36/',
  '/fr/projects/',
  '/fr/',
])('%s is left to other pages', (path) => {
  expect(match('fr', path)).toBeUndefined();
});

test.each([
  ['nl', '/nl/te-koop/brussel/1/', 'sale-property'],
  ['nl', '/nl/projecten/roux/saphir/36/1201/', 'project-unit'],
  ['en', '/en/for-rent/ghent/loft/2/', 'rent-property'],
  ['de', '/de/diskret/eupen/3/', 'discreet-property'],
  ['nl', '/nl/te-koop/brussel/huis/1/fotos/', 'sale-property-pictures'],
  ['de', '/de/diskret/eupen/3/fotos/', 'discreet-property-pictures'],
] as const)('in %s %s opens %s', (language, path, route) => {
  expect(match(language, path)?.route).toBe(route);
});

test('every route has a path in every language', () => {
  for (const { paths } of config.routes!) expect(Object.keys(paths).sort()).toEqual([...LANGUAGES].sort());
});
