import type { PathEntry } from './path-table.ts';
import {
  createPathTable,
  findPathEntry,
  languageParted,
  localizedPath,
  originalPath,
  switchLanguage,
} from './path-table.ts';

const sale: PathEntry = {
  originalPath: '/for-sale/',
  paths: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' },
  breadcrumb: { fr: 'À vendre' },
};
const discreet: PathEntry = {
  originalPath: '/discréte/',
  paths: { fr: '/fr/discrète/' },
  breadcrumb: { fr: 'Discrète' },
};
const rent: PathEntry = {
  originalPath: '/biens/For-rent/',
  paths: { fr: '/fr/a-louer/', nl: '/nl/te-huur/' },
  breadcrumb: {},
};
const saphir: PathEntry = {
  originalPath: '/project/36/',
  paths: { fr: '/fr/projects/evere/saphir/36/' },
  breadcrumb: { fr: 'Saphir' },
  externalLink: 'https://saphir.example/',
  type: 'project',
};
const home: PathEntry = { originalPath: '/', paths: { fr: '/fr/', nl: '/nl/' }, breadcrumb: {} };
const table = createPathTable([home, sale, discreet, rent, saphir]);

test.each([
  ['/for-sale/', 'nl', '/nl/te-koop/'],
  ['/for-sale/', 'fr', '/fr/a-vendre/'],
  ['/For-Sale', 'de', '/de/zu-verkaufen/'],
  ['/for-sale/?city=namur|5000#map', 'fr', '/fr/a-vendre/?city=namur|5000#map'],
  ['/discr%C3%A9te/', 'fr', '/fr/discrete/'],
  ['/discrete/', 'nl', '/nl/discrete/'],
  ['/', 'nl', '/nl/'],
  ['/anything/for-sale/', 'fr', '/fr/a-vendre/'],
  ['/For-rent/', 'fr', '/fr/a-louer/'],
  ['/fr/for-rent/', 'nl', '/nl/te-huur/'],
  ['/project/36/', 'fr', 'https://saphir.example/'],
  ['/unknown/', 'fr', '/'],
  ['/anything/discrete/', 'fr', '/'],
  ['/unknown/?x=1', 'fr', '/'],
] as const)('the link of %s in %s is %s', (path, language, expected) => {
  expect(localizedPath(table, path, language)).toBe(expected);
});

test.each([
  ['/fr/a-vendre/', '/for-sale/'],
  ['/FR/À-vendre', '/for-sale/'],
  ['/fr/a-vendre/?page=2', '/for-sale/?page=2'],
  ['/nl/discrete/', '/discrete/'],
  ['/fr/projects/evere/saphir/36/', '/project/36/'],
  ['/fr/', '/'],
  ['/fr/inconnu/', '/'],
  ['//evil.example/', '/'],
])('%s stands for %s', (path, expected) => {
  expect(originalPath(table, path)).toBe(expected);
});

test.each([
  ['/fr/a-vendre/', 'nl', '/nl/te-koop/'],
  ['/fr/a-vendre/?page=2&city=evere|1140', 'en', '/en/for-sale/?page=2&city=evere|1140'],
  ['/for-sale/', 'de', '/de/zu-verkaufen/'],
  ['/fr/', 'nl', '/nl/'],
  ['/', 'nl', '/nl/'],
  ['/fr/projects/evere/saphir/36/', 'nl', '/nl/project/36/'],
  ['/fr/inconnu/12/?a=1', 'de', '/de/inconnu/12/?a=1'],
  ['/inconnu/', 'de', '/de/inconnu/'],
  ['//evil.example/x', 'en', '/en/evil.example/x/'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(switchLanguage(table, path, language)).toBe(expected);
});

test('switching there and back keeps the page', () => {
  expect(switchLanguage(table, switchLanguage(table, '/fr/a-vendre/?page=2', 'nl'), 'fr')).toBe(
    '/fr/a-vendre/?page=2',
  );
});

test('a request for an unknown path finds no entry', () => {
  expect(findPathEntry(table, '/fr/inconnu/')).toBeUndefined();
  expect(findPathEntry(table, '/__proto__/')).toBeUndefined();
  expect(findPathEntry(table, '/fr/a-vendre/')).toBe(sale);
});

test('an external link that is no web address is not followed', () => {
  const unsafe = createPathTable([{ ...saphir, externalLink: 'javascript:alert(1)' }]);
  expect(localizedPath(unsafe, '/project/36/', 'fr')).toBe('/fr/projects/evere/saphir/36/');
});

test('of two entries with one path the first counts', () => {
  const twice = createPathTable([sale, { ...sale, breadcrumb: { fr: 'Autre' } }]);
  expect(findPathEntry(twice, '/for-sale/')).toBe(sale);
});

test.each([
  ['/fr/a-vendre/', { language: 'fr', rest: '/a-vendre/' }],
  ['/FR', { language: 'fr', rest: '/' }],
  ['/france/', { rest: '/france/' }],
  ['/', { rest: '/' }],
])('%s parts into %j', (path, expected) => {
  expect(languageParted(path)).toEqual(expected);
});
