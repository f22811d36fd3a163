import { expect, test } from '@jest/globals';
import { listingSlugs, projectSlugs } from './listing-slugs.ts';

test('a town or project without a name keeps its place in the path, a title does not', () => {
  expect(listingSlugs('', null, '')).toEqual({ town: '-', title: '', project: '-' });
  expect(projectSlugs('', '東京')).toEqual({ city: '-', name: '-' });
});

test('names are spelt as in paths; a listing of no project has none of it', () => {
  expect(listingSlugs('Éghezée', 'Maison de caractère', undefined)).toEqual({
    town: 'eghezee',
    title: 'maison-de-caractere',
    project: '',
  });
});
