import { canonicalPath } from './canonical-path.ts';
import { listPath, projectPath, propertyPath, unitPath } from './property-path.ts';

const villa = {
  language: 'fr',
  section: 'sale',
  town: 'Eghezée',
  title: 'Villa 4 façades',
  id: 1399,
} as const;
const saphir = { language: 'fr', city: 'Evere', name: 'Saphir', id: 36 } as const;
const unit = {
  language: 'fr',
  town: 'Roux',
  projectName: 'Terrasses de Miss Cavell',
  projectId: 33,
  id: 1201,
} as const;

test.each([
  [villa, '/fr/a-vendre/eghezee/villa-4-facades/1399/'],
  [{ ...villa, section: 'rent' as const }, '/fr/a-louer/eghezee/villa-4-facades/1399/'],
  [{ ...villa, section: 'discreet' as const }, '/fr/discrete/eghezee/villa-4-facades/1399/'],
  [{ ...villa, language: 'nl' as const }, '/nl/te-koop/eghezee/villa-4-facades/1399/'],
  [{ ...villa, title: '' }, '/fr/a-vendre/eghezee/1399/'],
  [{ ...villa, title: null }, '/fr/a-vendre/eghezee/1399/'],
  [{ ...villa, title: ' !!! ' }, '/fr/a-vendre/eghezee/1399/'],
  [{ ...villa, town: '' }, '/fr/a-vendre/-/villa-4-facades/1399/'],
])('propertyPath(%j) is %s', (place, path) => {
  expect(propertyPath(place)).toBe(path);
});

test.each([
  ['fr', '/fr/a-vendre/'],
  ['nl', '/nl/te-koop/'],
  ['en', '/en/for-sale/'],
  ['de', '/de/zu-verkaufen/'],
] as const)('the sale list in %s is at %s', (language, path) => {
  expect(listPath({ language, section: 'sale' })).toBe(path);
});

test('a project has city, slug and id', () => {
  expect(projectPath(saphir)).toBe('/fr/projects/evere/saphir/36/');
  expect(projectPath({ ...saphir, name: '' })).toBe('/fr/projects/evere/-/36/');
});

test('a unit continues the path of its project', () => {
  expect(unitPath({ ...unit, title: 'Appartement 2 chambres' })).toBe(
    '/fr/projects/roux/terrasses-de-miss-cavell/33/appartement-2-chambres/1201/',
  );
  expect(unitPath(unit)).toBe('/fr/projects/roux/terrasses-de-miss-cavell/33/1201/');
});

test('every path is canonical, so that no link leads to a redirect', () => {
  for (const path of [
    propertyPath(villa),
    propertyPath({ ...villa, town: '' }),
    projectPath(saphir),
    unitPath(unit),
  ]) {
    expect(canonicalPath(path)).toBe(path);
  }
});
