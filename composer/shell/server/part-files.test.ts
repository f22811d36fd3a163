import { expect, test } from '@jest/globals';
import type { Composition } from '../../contract/contract.ts';
import { deferredExposes } from './part-files.ts';

const composition = {
  shell: { federation: ['/federation.js'] },
  remotes: {
    'mf-a': {
      entry: '/a/entry.js',
      exposes: { './Page': { js: ['/a/page.js'] }, './Box': { js: ['/a/box.js'] } },
      messages: { nl: '/a/nl.js', fr: '/a/fr.js' },
    },
    'mf-b': {
      entry: '/b/entry.js',
      exposes: { './Form': { js: ['/b/form.js'], messages: { fr: '/b/form.fr.js' } } },
      messages: { fr: '/b/fr.js' },
    },
  },
  integrity: { '/b/form.js': 'sha384-form', '/b/form.fr.js': 'sha384-texts' },
} as unknown as Composition;
const PAGE = { remote: 'mf-a', expose: './Page' };
const BOX = { remote: 'mf-a', expose: './Box' };
const FORM = { remote: 'mf-b', expose: './Form' };
const hrefs = (parts: ReturnType<typeof deferredExposes>) =>
  parts.map(({ files }) => files.map(({ href }) => href));

test('parts that wait name all of their scripts, each once, and of translations those in the language of the page', () => {
  expect(hrefs(deferredExposes(composition, 'fr', [], [BOX, FORM]))).toEqual([
    ['/federation.js', '/a/entry.js', '/a/box.js', '/a/fr.js'],
    ['/b/entry.js', '/b/form.js', '/b/form.fr.js'],
  ]);
});

test('they do not name what the rest of the page runs already: nothing would use it a second time', () => {
  const parts = deferredExposes(composition, 'fr', [PAGE], [BOX, FORM]);
  expect(hrefs(parts)).toEqual([['/a/box.js'], ['/b/entry.js', '/b/form.js', '/b/form.fr.js']]);
  expect(parts[1]).toEqual({
    ...FORM,
    files: [
      { href: '/b/entry.js', integrity: undefined },
      { href: '/b/form.js', integrity: 'sha384-form' },
      { href: '/b/form.fr.js', integrity: 'sha384-texts' },
    ],
  });
});
