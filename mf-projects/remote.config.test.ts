import { matchRoutes } from 'react-router';
import { LANGUAGES } from 'shared-kit/domain/languages';
import config from './remote.config.ts';

/** As mf-property declares its unit pages, and those of their pictures (product A16): the two remotes share the section and must not take each other's paths. */
const unitRoute = (id: string, end: string) => ({
  id,
  paths: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      `${config.routes[0]!.paths[language]}/:town/:project/:projectId/:slug?/:id${end}`,
    ]),
  ),
});
const unitRoutes = [unitRoute('project-unit', ''), unitRoute('project-unit-pictures', '/photos')];

/** The routes as the shell mounts them, whichever remote comes first. */
function match(path: string, routes: { id: string; paths: Record<string, string> }[]) {
  const mounted = routes.flatMap(({ id, paths }) =>
    LANGUAGES.map((language) => ({ id, path: `/${language}/${paths[language]}` })),
  );
  return matchRoutes(mounted, path)?.at(-1)?.route.id;
}
const orders = [
  [...config.routes, ...unitRoutes],
  [...unitRoutes, ...config.routes],
];

test.each([
  ['/fr/projects/', 'project-list'],
  ['/nl/projecten/', 'project-list'],
  ['/de/projekte/', 'project-list'],
  ['/fr/projets-neufs/', 'new-build-list'],
  ['/de/neubauprojekte/', 'new-build-list'],
  ['/fr/projects/evere/saphir/36/', 'project'],
  ['/de/projekte/evere/saphir/36', 'project'],
  ['/en/projects/evere/-/36/', 'project'],
  ['/fr/project/36/', 'project-by-id'],
  ['/fr/projects/36/photos/', 'project-pictures'],
  ['/de/projekte/36/fotos/', 'project-pictures'],
  ['/fr/projects/evere/saphir/36/1201/photos/', 'project-unit-pictures'],
  ['/fr/projects/evere/saphir/36/1201/', 'project-unit'],
  ['/fr/projects/evere/saphir/36/appartement-a1/1201/', 'project-unit'],
  ['/nl/projecten/evere/saphir/36/36/', 'project-unit'],
  ['/fr/projects/evere/', undefined],
  ['/fr/a-vendre/evere/saphir/36/', undefined],
])('%s opens %s', (path, route) => {
  for (const routes of orders) expect(match(path, routes)).toBe(route);
});

test('every route has a path in every language', () => {
  for (const { paths } of config.routes) expect(Object.keys(paths).sort()).toEqual([...LANGUAGES].sort());
});
