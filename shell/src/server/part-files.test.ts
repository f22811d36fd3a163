import { expect, test } from '@jest/globals';
import type { Composition } from 'shared-kit/contracts/boot';
import { deferredExposes } from './part-files.ts';

const composition = {
  shell: { federation: ['/federation.js'] },
  remotes: {
    'mf-a': {
      entry: '/a/entry.js',
      exposes: { './Page': { js: ['/a/page.js'] }, './Box': { js: ['/a/box.js'] } },
    },
    'mf-b': { entry: '/b/entry.js', exposes: { './Form': { js: ['/b/form.js'] } } },
  },
  integrity: { '/b/form.js': 'sha384-form' },
} as unknown as Composition;
const PAGE = { remote: 'mf-a', expose: './Page' };
const BOX = { remote: 'mf-a', expose: './Box' };
const FORM = { remote: 'mf-b', expose: './Form' };
const hrefs = (parts: ReturnType<typeof deferredExposes>) =>
  parts.map(({ files }) => files.map(({ href }) => href));

test('parts that wait name all of their scripts, each once', () => {
  expect(hrefs(deferredExposes(composition, [], [BOX, FORM]))).toEqual([
    ['/federation.js', '/a/entry.js', '/a/box.js'],
    ['/b/entry.js', '/b/form.js'],
  ]);
});

test('they do not name what the rest of the page runs already: nothing would use it a second time', () => {
  const parts = deferredExposes(composition, [PAGE], [BOX, FORM]);
  expect(hrefs(parts)).toEqual([['/a/box.js'], ['/b/entry.js', '/b/form.js']]);
  expect(parts[1]).toEqual({
    ...FORM,
    files: [
      { href: '/b/entry.js', integrity: undefined },
      { href: '/b/form.js', integrity: 'sha384-form' },
    ],
  });
});
