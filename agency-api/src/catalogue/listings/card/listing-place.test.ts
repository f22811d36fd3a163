import { expect, test } from '@jest/globals';
import { listingSlugs, projectSlugs } from './listing-place.ts';

test('a town or project without a name keeps its place in the path, a title does not', () => {
  expect(listingSlugs('fr', '', null, '')).toEqual({ town: '-', title: '', project: 'projet' });
  expect(projectSlugs('de', '', '東京')).toEqual({ city: '-', name: 'projekt' });
});

test('names are spelt as in paths; a listing of no project has none of it', () => {
  expect(listingSlugs('fr', 'Éghezée', 'Maison de caractère', undefined)).toEqual({
    town: 'eghezee',
    title: 'maison-de-caractere',
    project: '',
  });
});

test.each([
  ['de', 'buellingen', 'haus-fuer-zwei', 'gruene-hoefe'],
  ['nl', 'bullingen', 'haus-fur-zwei', 'grune-hofe'],
] as const)('on pages in %s umlauts are spelt as that language does', (language, town, title, project) => {
  expect(listingSlugs(language, 'Büllingen', 'Haus für zwei', 'Grüne Höfe')).toEqual({
    town,
    title,
    project,
  });
  expect(projectSlugs(language, 'Büllingen', 'Grüne Höfe')).toEqual({ city: town, name: project });
});
